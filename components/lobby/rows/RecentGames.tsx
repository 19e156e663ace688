import { History } from 'lucide';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { TileRow } from './GameRow';

/** A row of recently played games (GAME-03). Renders nothing while loading or if there are none. */
export function RecentGames() {
  const t = useT();
  const { data } = useRecentGamesQuery();
  return data && data.length > 0 ? (
    <TileRow title={t('lobby.recent')} icon={<Icon of={History} />} games={data} />
  ) : null;
}
