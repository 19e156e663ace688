import { Heart, History } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { type GameSummary } from '@/domain/game/game';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useFavouritesQuery, useRecentGamesQuery } from '@/services/lobby/favourites';
import { GameGridSkeleton } from '../tiles/GameGrid';
import { TileRow } from '../rows/GameRow';
import { useTiles } from '../tiles/useTiles';
import { HeartList } from './HeartList';

/** A player's favourite and recently played games (P-17, GAME-03). */
export function Favourites() {
  const t = useT();
  const skip = useToken() === null;
  const favourites = useFavouritesQuery(undefined, { skip });
  const recent = useRecentGamesQuery(undefined, { skip });
  const failed = [favourites, recent].filter(({ isError, data, isFetching }) => isError && !data && !isFetching);
  return (
    <>
      {favourites.data && <FavouriteGames games={favourites.data} />}
      {recent.data && recent.data.length > 0 && (
        <TileRow title={t('lobby.recent')} icon={<Icon of={History} />} games={recent.data} />
      )}
      {!favourites.data && favourites.isFetching && <GameGridSkeleton />}
      {failed.length > 0 && (
        <ErrorState
          title={t('ui.loadingError')}
          text={t('favourites.error')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </>
  );
}

function FavouriteGames({ games }: { games: readonly GameSummary[] }) {
  const urlOf = usePageUrl();
  const t = useT();
  const tiles = useTiles();
  if (games.length === 0) {
    return (
      <EmptyState
        icon={<Icon of={Heart} size={24} />}
        title={t('favourites.empty')}
        text={t('favourites.emptyText')}
        action={<ButtonLink href={urlOf('casino')}>{t('shell.nav.casino')}</ButtonLink>}
      />
    );
  }
  return <HeartList title={t('favourites.games')} games={games} tiles={tiles} />;
}
