import { lobbyHref } from '@/config/navigation';
import { ButtonLink } from '@/components/ui/Button';
import { Count } from '@/components/ui/Figures';
import { PageHeading, Stack } from '@/components/ui/Page';
import { Pagination } from '@/components/ui/Pagination';
import { EmptyState, ErrorState } from '@/components/ui/StateBlock';
import { assertNever } from '@/domain/assertNever';
import { type Category, type GameSummary } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { CategoryTabs } from './CategoryTabs';
import { GameGrid, GameGridSkeleton } from './GameGrid';

export type ListState = 'content' | 'empty' | 'error' | 'loading';

export type LobbyScreenProps = {
  categories: readonly Category[];
  /** Null: all games. */
  currentCategory: Category | null;
  games: readonly GameSummary[];
  /** How many games the list has in all. */
  count: number;
  /** From 1. */
  page: number;
  pages: number;
  state: ListState;
  onRetry: () => void;
};

/** The lobby (P-02): categories, the games of one, page by page. Complete and usable before any script runs. */
export function LobbyScreen({ categories, currentCategory, count, state, ...list }: LobbyScreenProps) {
  const t = useT();
  return (
    <Stack>
      <PageHeading>
        <h1>{currentCategory?.name ?? t('lobby.title')}</h1>
        {state === 'content' && <Count value={count} />}
      </PageHeading>
      <CategoryTabs categories={categories} current={currentCategory} />
      <List {...list} state={state} category={currentCategory?.id} />
    </Stack>
  );
}

type ListProps = Pick<LobbyScreenProps, 'games' | 'page' | 'pages' | 'state' | 'onRetry'> & {
  category: string | undefined;
};

function List({ games, page, pages, state, onRetry, category }: ListProps) {
  const t = useT();
  switch (state) {
    case 'loading':
      return <GameGridSkeleton />;
    case 'error':
      return <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          title={t('lobby.empty')}
          text={category && t('lobby.emptyText')}
          action={category && <ButtonLink href={lobbyHref()}>{t('lobby.showAll')}</ButtonLink>}
        />
      );
    case 'content':
      return (
        <>
          <GameGrid games={games} />
          <Pagination page={page} pages={pages} hrefOf={(target) => lobbyHref(category, target)} />
        </>
      );
    default:
      return assertNever(state);
  }
}
