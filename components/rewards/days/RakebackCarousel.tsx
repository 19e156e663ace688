import { CalendarDays } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HOME } from '@/config/pages/navigation';
import { Carousel } from '@/components/ui/layout/Carousel';
import { Icon } from '@/components/ui/pictures/Icon';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { carouselCell } from './carouselCell';
import { DayCell, type CellProps } from './DayCell';
import { dayLook, wideDayLook } from './dayLook';

const Days = styled(Carousel)`
  ${dayLook}
  ${wideDayLook}
  ${carouselCell}
`;

/** The address that opens the whole calendar over the page (RAKE-02). */
const VIEW_ALL = `${HOME}?modal=rakeback`;

/** Pixels at the start of the line that stay free, so that rings are not cut. */
const GUTTER = 16;

/** The week that holds today and the one after it, of four (RAKE-04, OP-090). */
const SHOWN = [7, 21] as const;

/** Shows what can be claimed first, else today: a phone has room for three days. Only the line moves, not the page. */
function beginAtNow(place: HTMLElement): void {
  const item = (place.querySelector('.claims') ?? place.querySelector('[aria-current]'))?.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return;
  const [from, to] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  // jsdom scrolls nothing.
  list.scrollBy?.({ left: isRtl ? to.right - from.right + GUTTER : to.left - from.left - GUTTER, behavior: 'instant' });
}

type RakebackCarouselProps = CellProps & { days: readonly RewardDay[]; today: CalendarDay };

/** The rakeback calendar as a line of the home page (W-01): the two weeks in its middle, in steps of three seconds. */
export function RakebackCarousel({ days, today, ...cell }: RakebackCarouselProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) beginAtNow(place.current);
  }, []);
  const { rakebackCarouselAutoplayMs } = useSettings();
  return (
    <div ref={place}>
      <Days
        title={t('rewards.title')}
        icon={<Icon of={CalendarDays} />}
        href={VIEW_ALL}
        autoplayMs={rakebackCarouselAutoplayMs}
      >
        {days.slice(...SHOWN).map((reward) => (
          <DayCell key={reward.day} reward={reward} today={reward.day === today} {...cell} />
        ))}
      </Days>
    </div>
  );
}
