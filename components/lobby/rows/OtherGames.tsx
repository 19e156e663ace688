import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { gamesQuery } from '@/domain/lobby/lobby';
import { ALL_GAMES } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useGamesQuery } from '@/services/lobby/games';
import { GameRowSkeleton, TileRow } from './GameRow';

/** Popular games where a list has none; without any, a mark that the place is not needed. */
export function OtherGames() {
  const t = useT();
  const urlOf = usePageUrl();
  const { data, isLoading } = useGamesQuery({ ...gamesQuery(ALL_GAMES, 1), limit: 16 });
  if (data && data.games.length > 0)
    return (
      <TileRow
        title={t('filter.popular')}
        icon={<NamedIcon name="flame" />}
        href={urlOf('casino')}
        games={data.games}
      />
    );
  return isLoading ? <GameRowSkeleton /> : <span data-none hidden />;
}
