import type { Category } from '@/domain/game/game';
import { homeQuery } from '@/domain/game/lobby';
import { useGameRowsQuery } from '@/services/games';
import { HomeScreen } from './HomeScreen';

export type HomeProps = { categories: readonly Category[] };

/** The home page's rows, one per category. */
export function Home({ categories }: HomeProps) {
  const { data, isError, isFetching, refetch } = useGameRowsQuery(homeQuery(categories), {
    skip: categories.length === 0,
  });
  const rows = categories.flatMap((category, index) => {
    const games = data?.rows[index];
    return games ? [{ category, games }] : [];
  });
  const failed = categories.length === 0 || (isError && !isFetching);
  return (
    <HomeScreen
      rows={rows}
      state={data ? 'content' : failed ? 'error' : 'loading'}
      onRetry={() => (categories.length === 0 ? window.location.reload() : void refetch())}
    />
  );
}
