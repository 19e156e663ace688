import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Result } from '@/components/ui/feedback/Result';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList } from '@/components/ui/figures/StatList';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatDay } from '@/domain/format/day';
import { formatDuration } from '@/domain/format/duration';
import { toDecimal, toMinor } from '@/domain/money/money';
import type { NoticeStep } from '@/domain/protection/notices';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { Asking } from '../parts/look';

type ReminderStep = Extract<NoticeStep, { kind: 'reminder' }>;

/** Wins less stakes; null where one of them is not known. */
function netOf({ wins, losses, currency }: ReminderStep): string | null {
  const [won, staked] = [wins, losses].map((one) => (one === null ? null : toMinor(one, currency)));
  return won == null || staked == null ? null : toDecimal(won - staked, currency);
}

type ReminderProps = { step: ReminderStep; onDone: () => void };

/** The player's own figures of the last months, and the way to their limits. */
export function Reminder({ step, onDone }: ReminderProps) {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const noLimits = useAbsent('limits');
  const { currency, playedSeconds, hasLimits } = step;
  const inWords = (day: string) => formatDay(locale, day) ?? day;
  const net = netOf(step);
  const sums = (['deposits', 'withdrawals', 'losses', 'wins'] as const).map((key) => ({
    key,
    label: t(`notice.reminder.${key}`),
    value: step[key] === null ? '–' : <Amount value={step[key]} currency={currency} />,
  }));
  return (
    <Asking>
      <p>{t('notice.reminder.text', { from: inWords(step.from), to: inWords(step.to) })}</p>
      <StatList
        label={t('notice.reminder.title')}
        stats={[
          ...sums,
          {
            key: 'net',
            label: t('notice.reminder.net'),
            value: net === null ? '–' : <Result value={net} currency={currency} />,
          },
          {
            key: 'played',
            label: t('notice.reminder.played'),
            value: playedSeconds === null ? '–' : formatDuration(playedSeconds),
          },
        ]}
      />
      {!noLimits && hasLimits !== null && (
        <p>{t(hasLimits ? 'notice.reminder.hasLimits' : 'notice.reminder.noLimits')}</p>
      )}
      <div className="answers">
        <Button size="main" onClick={onDone}>
          {t('ui.close')}
        </Button>
        {!noLimits && (
          <ButtonLink look="primary" size="main" how="replace" href={urlOf('limits')}>
            {t(hasLimits !== false ? 'notice.reminder.check' : 'notice.reminder.set')}
          </ButtonLink>
        )}
      </div>
    </Asking>
  );
}
