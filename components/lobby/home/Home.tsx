import type { GameSummary } from '@/domain/game/game';
import { homeQuery } from '@/domain/lobby/lobby';
import { useAbsent } from '@/hooks/useAbsent';
import { useGameRowsQuery } from '@/services/lobby/games';
import { useStudiosQuery } from '@/services/lobby/studios';
import { HomeScreen, type HomeRewards } from './HomeScreen';
import type { GuestOffer } from './GuestWords';
import { useTopCategories } from '../list/useTopCategories';

export type HomeProps = {
  /** The operator's choice for the hero. */
  heroGames: readonly GameSummary[];
  /** What a guest gets with a first deposit; null without such an offer. */
  guestOffer: GuestOffer | null;
};

/** The home page: hero, one row per category, and the studios. */
export function Home({ heroGames, guestOffer, ...rewards }: HomeProps & HomeRewards) {
  const categories = useTopCategories();
  const noLobby = useAbsent('lobby');
  const { data, isError, isFetching, refetch } = useGameRowsQuery(homeQuery(categories), {
    skip: categories.length === 0 || noLobby,
  });
  const { data: studios } = useStudiosQuery();
  const rows = categories.flatMap((category, index) => {
    const games = data?.rows[index];
    return games ? [{ category, games }] : [];
  });
  const failed = categories.length === 0 || (isError && !isFetching);
  return (
    <HomeScreen
      categories={noLobby ? [] : categories}
      rows={rows}
      heroGames={heroGames}
      guestOffer={guestOffer}
      {...rewards}
      studios={studios ?? []}
      state={data || noLobby ? 'content' : failed ? 'error' : 'loading'}
      onRetry={() => (categories.length === 0 ? window.location.reload() : void refetch())}
    />
  );
}
