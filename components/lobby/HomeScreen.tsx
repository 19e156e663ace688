import { ErrorState } from '@/components/ui/StateBlock';
import { Stack } from '@/components/ui/Page';
import { type Category, type GameSummary } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { GameRow, GameRowSkeleton } from './GameRow';
import { HomeHero } from './HomeHero';
import { type ListState } from './LobbyScreen';

/** A category and its first games. */
export type HomeRow = { category: Category; games: readonly GameSummary[] };

export type HomeScreenProps = {
  /** A row without games is left out. */
  rows: readonly HomeRow[];
  state: ListState;
  onRetry: () => void;
};

/** The home page (P-01): the house, then its lists, one row each. */
export function HomeScreen({ rows, state, onRetry }: HomeScreenProps) {
  const t = useT();
  const filled = rows.filter(({ games }) => games.length > 0);
  return (
    <Stack>
      <HomeHero games={filled[0]?.games ?? []} />
      {state === 'error' && <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />}
      {state === 'loading' && (
        <div role="status" aria-label={t('ui.loading')}>
          <GameRowSkeleton />
          <GameRowSkeleton />
        </div>
      )}
      {state === 'content' && filled.map((row) => <GameRow key={row.category.id} {...row} />)}
    </Stack>
  );
}
