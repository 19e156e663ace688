import { CalendarDays } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HOME } from '@/config/pages/navigation';
import { Carousel } from '@/components/ui/layout/Carousel';
import { Icon } from '@/components/ui/pictures/Icon';
import type { CalendarDay } from '@/domain/time/day';
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

/** Opens the whole calendar over the home page (RAKE-02). */
const VIEW_ALL = `${HOME}?modal=rakeback`;

/** Space in pixels kept free at the start of the row, so that focus rings are not cut off. */
const GUTTER = 16;

/** Index range of the current week and the next one, of four (RAKE-04, OP-090). */
const SHOWN = [7, 21] as const;

/** Scrolls the row, not the page, to the first claimable day or else to today: a phone shows only three days. */
function beginAtNow(place: HTMLElement): void {
  const item = (place.querySelector('.claims') ?? place.querySelector('[aria-current]'))?.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return;
  const [from, to] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  // jsdom has no scrollBy.
  list.scrollBy?.({ left: isRtl ? to.right - from.right + GUTTER : to.left - from.left - GUTTER, behavior: 'instant' });
}

/**
 * Index of the day at which the carousel stops by itself: a day that can be claimed is never passed, and empty days
 * after today are not shown (L04). Undefined where there is something to show on every day.
 */
export function lastToShow(days: readonly RewardDay[], today: CalendarDay): number | undefined {
  const claimable = days.findIndex(({ claim }) => claim !== null);
  if (claimable >= 0) return claimable;
  const last = days.findLastIndex(({ day, state }) => day === today || state !== 'playToWin');
  return last < 0 || last === days.length - 1 ? undefined : last;
}

type RakebackCarouselProps = CellProps & { days: readonly RewardDay[]; today: CalendarDay };

/** The rakeback calendar as a carousel on the home page (W-01): its two middle weeks, with autoplay. */
export function RakebackCarousel({ days, today, ...cell }: RakebackCarouselProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) beginAtNow(place.current);
  }, []);
  const { rakebackCarouselAutoplayMs } = useSettings();
  const shown = days.slice(...SHOWN);
  return (
    <div ref={place}>
      <Days
        title={t('rewards.title')}
        icon={<Icon of={CalendarDays} />}
        href={VIEW_ALL}
        autoplayMs={rakebackCarouselAutoplayMs}
        autoplayTo={lastToShow(shown, today)}
      >
        {shown.map((reward) => (
          <DayCell key={reward.day} reward={reward} today={today} {...cell} />
        ))}
      </Days>
    </div>
  );
}
