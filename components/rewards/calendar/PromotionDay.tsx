import { Check, Gift, Lock, PackageOpen } from 'lucide';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { formatColumnDay, formatFullDay, formatWeekday } from '@/domain/format/day';
import type { CalendarDay } from '@/domain/time/day';
import { cutTitle } from '@/domain/rewards/dayTitle';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useDayTitle } from './useDayTitle';

export type PromotionDayProps = { day: CalendarDay; today: CalendarDay };

type DayState = 'past' | 'today' | 'locked';

function Signs({ state }: { state: DayState }) {
  if (state === 'today') return <Icon of={Gift} size={24} />;
  if (state === 'locked') return <Icon of={Lock} />;
  return (
    <>
      <Icon of={PackageOpen} />
      <Icon of={Check} size={16} />
    </>
  );
}

/** A titled day as a line below the calendar, for phones. Screen readers find the title in the cell. */
export function PromotionLine({ day, today }: PromotionDayProps) {
  const locale = useLocale();
  const title = useDayTitle(day, today);
  return (
    title !== null && (
      <li>
        <span>
          {formatWeekday(locale, day)} {Number(day.slice(8))}
        </span>
        <span>{cutTitle(title)}</span>
      </li>
    )
  );
}

/** A day of the promotion calendar: date, state as icon and text, title, and today a link to the promotions. */
export function PromotionDay({ day, today }: PromotionDayProps) {
  const t = useT();
  const locale = useLocale();
  const pageUrl = usePageUrl();
  const title = useDayTitle(day, today);
  const state: DayState = day === today ? 'today' : day < today ? 'past' : 'locked';
  return (
    <li className={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span className="said">{formatFullDay(locale, day)}</span>
      <span className="date" aria-hidden>
        <b>{Number(day.slice(8))}</b>
        <span className="weekday">{formatColumnDay(locale, day)}</span>
      </span>
      <span className="signs">
        <Signs state={state} />
        <span className="word">{t(`calendar.${state}`)}</span>
      </span>
      {title !== null && (
        <span className="title" title={title}>
          {cutTitle(title)}
        </span>
      )}
      {state === 'today' && <SiteLink href={pageUrl('promotions')}>{t('calendar.more')}</SiteLink>}
    </li>
  );
}
