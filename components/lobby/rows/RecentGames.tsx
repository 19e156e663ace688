import { History } from 'lucide';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { TileRow } from './GameRow';

/** What a player played lately, as a row among others (GAME-03). Nothing while it loads, and nothing without any. */
export function RecentGames() {
  const t = useT();
  const { data } = useRecentGamesQuery();
  return data && data.length > 0 ? (
    <TileRow title={t('lobby.recent')} icon={<Icon of={History} />} games={data} />
  ) : null;
}
