import styled from 'styled-components';
import { CarouselSkeleton } from '@/components/rewards/days/CarouselSkeleton';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useAuth, useIsAuthenticated } from '@/hooks/player/useAuth';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useRested } from '@/hooks/whenAtRest';
import { token } from '@/themes/token';
import { latePart } from './latePart';
import { promo } from './promo';
import { LateAward, LateDaily, LateToday } from './rewardParts';

/** As high as a carousel with a day to claim, so that the rows below do not shift when it loads. */
const Place = styled.div.attrs(promo)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-8')};
  min-block-size: 222px;
`;

/** Beside or below a player's hero, from the first paint on; a guest has none. */
const TodayPlace = styled.div.attrs(promo)`
  display: none;
  min-block-size: 264px;

  [data-session] &:not([data-none]) {
    display: grid;
  }
  > [aria-hidden] {
    border-radius: ${token('radius-lg')};
  }
`;

/** Award and daily bonus, side by side where there is room. */
const Pair = styled.div.attrs(promo)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${token('space-16')};

  &:empty {
    display: none;
  }
`;

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

/** The home page's calendar, loaded once the page is idle. Hidden for excluded players (SESS-10) and in quiet mode. */
export const HomeRakeback = () => (useUnpromoted() ? null : <LateRakeback />);

/** What a player can claim today (L03). Its place is kept until it is known that there are no days. */
export function HomeToday() {
  const { isInitialized, depositCount } = useAuth();
  const unwanted = [useUnpromoted(), useNoCalendar(), isInitialized && depositCount === 0].includes(true);
  return <TodayPlace data-none={unwanted ? '' : undefined}>{!unwanted && <LateToday />}</TodayPlace>;
}

/** A player's active bonus and joined race below the hero (L07); the base style holds the place of `.own-cards`. */
export const HomeOwn = latePart({
  texts: ['bonus', 'raceNote'],
  load: async () => (await import('./OwnCards')).OwnCards,
  useReady: useIsAuthenticated,
  Place: ({ children }) => <div className="own-cards">{children}</div>,
  // Not empty: gives the place back.
  Failed: () => <span hidden />,
});

/** The home page's award and daily bonus. Hidden for excluded players (SESS-10) and in quiet mode. */
export const HomeAwards = () =>
  useUnpromoted() ? null : (
    <Pair>
      <LateAward />
      <LateDaily />
    </Pair>
  );
