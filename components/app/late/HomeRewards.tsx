import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CarouselSkeleton } from '@/components/rewards/days/CarouselSkeleton';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { whenAtRest } from '@/hooks/whenAtRest';
import { token } from '@/themes/token';
import { latePart } from './latePart';
import { LateAward, LateDaily } from './rewardParts';

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

function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => whenAtRest(() => setRested(true)), []);
  return rested;
}

/** No calendar for players who opted out (LIM-11). */
const useCalendarWanted = () => !useNoCalendar();

const LateRakeback = latePart({
  texts: ['rewards', 'rakeback', 'button'],
  load: async () => (await import('@/components/rewards/rakeback/HomeRakeback')).HomeRakeback,
  useWanted: useCalendarWanted,
  useReady: useRested,
  Place,
  Waiting: CarouselSkeleton,
});

/** The home page's calendar, loaded once the page is idle. Hidden for excluded players (SESS-10). */
export const HomeRakeback = () => (useExcluded() ? null : <LateRakeback />);

/** The home page's award and daily bonus. Hidden for excluded players (SESS-10). */
export const HomeAwards = () =>
  useExcluded() ? null : (
    <Pair>
      <LateAward />
      <LateDaily />
    </Pair>
  );
