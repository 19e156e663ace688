import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useAuth, useIsAuthenticated } from '@/hooks/player/useAuth';
import { useCalendarOffered } from '@/hooks/player/useClaims';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useToken } from '@/hooks/player/useToken';
import { latePart } from './latePart';

/** Whether it is known who visits. */
export const useKnown = () => useAuth().isInitialized;

function usePlayersAward(): boolean {
  const [isAuthenticated, isOffered] = [useIsAuthenticated(), useCalendarOffered()];
  return isAuthenticated && isOffered;
}

function useOffersAllowed(): boolean {
  const [isAuthenticated, unpromoted] = [useIsAuthenticated(), useUnpromoted()];
  return isAuthenticated && !unpromoted;
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
  useWanted: useCalendarOffered,
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
