import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useAuth, useIsAuthenticated } from '@/hooks/player/useAuth';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from '@/hooks/player/useToken';
import { useRested } from '@/hooks/whenAtRest';
import { latePart } from './latePart';

/** Whether it is known who visits. */
export const useKnown = () => useAuth().isInitialized;

/** Excluded players, those in quiet mode and those who opted out of calendars get none. */
function useAwardOffered(): boolean {
  const [noCalendar, unpromoted] = [useNoCalendar(), useUnpromoted()];
  return !noCalendar && !unpromoted;
}

function usePlayersAward(): boolean {
  const [isAuthenticated, isOffered] = [useIsAuthenticated(), useAwardOffered()];
  return isAuthenticated && isOffered;
}

function useOffersAllowed(): boolean {
  const [isAuthenticated, unpromoted] = [useIsAuthenticated(), useUnpromoted()];
  return isAuthenticated && !unpromoted;
}

/** Whether there may be a day to claim: for all but players without a deposit, unless excluded or without calendars. */
export function useClaims(): boolean {
  const { isAuthenticated, depositCount } = useAuth();
  const [offered, noRakeback] = [useAwardOffered(), useAbsent('rakeback')];
  return isAuthenticated && depositCount !== 0 && offered && !noRakeback;
}

/** Guests and players without deposits have no days to sum up. */
function useDays(): boolean {
  const { isInitialized, depositCount } = useAuth();
  const token = useToken();
  return token !== null && !(isInitialized && depositCount === 0);
}

/** As high as the sums, so that the text below does not shift again. */
const SumsPlace = styled.div`
  min-block-size: 204px;
`;

/** The cashback award (W-04), loaded once the session is known. */
export const LateAward = latePart({
  texts: ['award'],
  load: async () => (await import('@/components/rewards/award/AwardCard')).AwardCard,
  useWanted: useAwardOffered,
  useReady: useKnown,
});

/** The award in the menu, for players only (AWARD-02). */
export const LateMenuAward = latePart({
  texts: ['award'],
  load: async () => (await import('@/components/rewards/award/AwardPanel')).AwardPanel,
  useWanted: usePlayersAward,
});

/** What a player can claim today (L03), in a place of its own. */
export const LateToday = latePart({
  texts: ['rewards', 'rakeback', 'button'],
  load: async () => (await import('@/components/rewards/rakeback/TodayCard')).TodayCard,
  useReady: useKnown,
  Waiting: () => <Skeleton $shape="cell" $still />,
});

/** A dot at the way to the rewards while a day can be claimed. */
export const LateReadyDot = latePart({
  texts: ['rakeback'],
  load: async () => (await import('@/components/rewards/rakeback/ReadyDot')).ReadyDot,
  useWanted: useClaims,
  useReady: useRested,
});

/** The daily bonus (W-20), for players who may get offers. */
export const LateDaily = latePart({
  texts: ['daily'],
  load: async () => (await import('@/components/rewards/daily/DailyBonus')).DailyBonus,
  useWanted: useOffersAllowed,
});

/** The sums beside a player's calendar (P-12). */
export const LateSums = latePart({
  texts: ['rakeback'],
  load: async () => (await import('@/components/rewards/rakeback/Sums')).Sums,
  useWanted: useDays,
  useReady: useKnown,
  Place: SumsPlace,
});
