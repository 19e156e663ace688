import { History } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { STORED, writeStored } from '@/services/browser/storage';
import { GameRowSkeleton, TileRow } from './GameRow';

/** A row of recently played games (GAME-03); without any, a mark that the place is not needed (PlayerRow). */
export function RecentGames() {
  const t = useT();
  const { data, isLoading } = useRecentGamesQuery();
  useEffect(() => {
    if (data) writeStored(STORED.ownRow, data.length > 0 ? null : 'none');
  }, [data]);
  if (data && data.length > 0) return <TileRow title={t('lobby.recent')} icon={<Icon of={History} />} games={data} />;
  return isLoading ? <GameRowSkeleton /> : <span data-none hidden />;
}
