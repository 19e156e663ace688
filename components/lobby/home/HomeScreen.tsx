import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Stack } from '@/components/ui/layout/Page';
import { skippedUntilNear } from '@/components/ui/navigation/skipped';
import { type Category, type GameSummary, type Studio } from '@/domain/game/game';
import { heroSlides } from '@/domain/lobby/lobby';
import { ALL_GAMES } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { CategoryTabs } from '../tiles/CategoryTabs';
import { GameRow, GameRowSkeleton } from '../rows/GameRow';
import { HomeHero } from './HomeHero';
import { type ListState } from '../list/LobbyScreen';
import { PlayerRow } from '../rows/PlayerRow';
import { StudioRow } from '../rows/StudioRow';

/** After the hero and the first row, a row is laid out when it comes near: a home page is five screens long. */
const Rows = styled(Stack)`
  > section:nth-of-type(n + 3) {
    ${skippedUntilNear('236px')}
  }
  ${media.tablet} {
    > section:nth-of-type(n + 3) {
      ${skippedUntilNear('270px')}
    }
  }
`;

/** A category and its first games. */
export type HomeRow = { category: Category; games: readonly GameSummary[] };

export type HomeScreenProps = {
  categories: readonly Category[];
  /** A row without games is left out. */
  rows: readonly HomeRow[];
  /** What the operator named for the hero. */
  heroGames: readonly GameSummary[];
  /** Without any there is no row of them. */
  studios: readonly Studio[];
  state: ListState;
  onRetry: () => void;
  /** Below the first row. */
  rewards?: ReactNode;
};

/** The home page (P-01): the house, the ways into the lobby, its lists, one row each, and who made the games. */
export function HomeScreen({ categories, rows, heroGames, studios, state, onRetry, rewards }: HomeScreenProps) {
  const t = useT();
  const filled = rows.filter(({ games }) => games.length > 0);
  return (
    <Rows>
      <HomeHero slides={heroSlides(heroGames, filled[0]?.games ?? [])} />
      {categories.length > 0 && <CategoryTabs categories={categories} query={ALL_GAMES} here={false} />}
      {state === 'error' && <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />}
      {state === 'loading' && (
        <div role="status" aria-label={t('ui.loading')}>
          <GameRowSkeleton />
          <GameRowSkeleton />
        </div>
      )}
      {state === 'content' &&
        filled.map((row, index) => (
          <Fragment key={row.category.id}>
            <GameRow {...row} />
            {index === 0 && <PlayerRow />}
            {index === 0 && rewards}
          </Fragment>
        ))}
      {studios.length > 0 && <StudioRow studios={studios} />}
    </Rows>
  );
}
