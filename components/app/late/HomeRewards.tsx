import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { CarouselSkeleton } from '@/components/rewards/days/CarouselSkeleton';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { whenAtRest } from '@/hooks/whenAtRest';
import { token } from '@/themes/token';
import { AwardSlot } from './AwardSlot';
import { DailySlot } from './DailySlot';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const HomeRakeback = withTexts(
  ['rewards', 'rakeback', 'button'],
  async () => (await import('@/components/rewards/rakeback/HomeRakeback')).HomeRakeback,
);

/** As high as a carousel with a day to claim, so that the rows below do not shift when it loads. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-8')};
  min-block-size: 222px;
`;

/** Award and daily bonus, side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
  gap: ${token('space-16')};

  &:empty {
    display: none;
  }
`;

/**
 * The rewards on the home page, loaded once the page is idle. Hidden for excluded players (SESS-10); no calendar for
 * players who opted out (LIM-11).
 */
export function HomeRewards() {
  const [rested, setRested] = useState(false);
  useEffect(() => whenAtRest(() => setRested(true)), []);
  const wantsNone = useNoCalendar();
  if (useExcluded()) return null;
  return (
    <>
      {!wantsNone && (
        <Place>
          <ModalBoundary>
            {rested ? (
              <Suspense fallback={<CarouselSkeleton />}>
                <HomeRakeback />
              </Suspense>
            ) : (
              <CarouselSkeleton />
            )}
          </ModalBoundary>
        </Place>
      )}
      <Pair>
        <AwardSlot />
        <DailySlot />
      </Pair>
    </>
  );
}
