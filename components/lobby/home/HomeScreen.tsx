import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Stack } from '@/components/ui/layout/Page';
import { skippedUntilNear } from '@/components/ui/navigation/skipped';
import { type Category, type GameSummary, type Studio } from '@/domain/game/game';
import { heroSlides } from '@/domain/lobby/lobby';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { ALL_GAMES } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { CategoryTabs } from '../tiles/CategoryTabs';
import { GameRow, GameRowSkeleton } from '../rows/GameRow';
import { HomeHero } from './HomeHero';
import { type ListState } from '../list/LobbyScreen';
import { PlayerRow } from '../rows/PlayerRow';
import { StudioRow } from '../rows/StudioRow';

/** Rows after the first skip layout until they come near: a home page is five screens long. */
const Rows = styled(Stack)`
  [data-session] & > :first-child {
    order: -2;
  }
  > .calendar:empty {
    display: none;
  }
  /* Where a player's calendar will stand; the first paint does not know the player yet. */
  [data-session] & > .calendar {
    order: -1;
  }
  > section:nth-of-type(n + 3) {
    ${skippedUntilNear('236px')}
  }
  ${media.tablet} {
    > section:nth-of-type(n + 3) {
      ${skippedUntilNear('270px')}
    }
  }
`;

export type HomeRow = { category: Category; games: readonly GameSummary[] };

/** Parts of the rewards, as far as they are offered. */
export type HomeRewards = {
  /** Below the hero for players, else below the first row of games, or by itself where there is none. */
  calendar?: ReactNode;
  /** Below the first row. */
  awards?: ReactNode;
};

export type HomeScreenProps = HomeRewards & {
  categories: readonly Category[];
  /** A row without games is left out. */
  rows: readonly HomeRow[];
  /** The operator's choice for the hero. */
  heroGames: readonly GameSummary[];
  studios: readonly Studio[];
  state: ListState;
  onRetry: () => void;
};

/** The home page (P-01): hero, category links, one row of games per category, studios. */
export function HomeScreen({ categories, rows, heroGames, studios, state, onRetry, ...rewards }: HomeScreenProps) {
  const t = useT();
  const isPlayer = useIsAuthenticated();
  const calendar = rewards.calendar && <div className="calendar">{rewards.calendar}</div>;
  const filled = state === 'content' ? rows.filter(({ games }) => games.length > 0) : [];
  return (
    <Rows>
      <HomeHero slides={heroSlides(heroGames, filled[0]?.games ?? [])} />
      {isPlayer && calendar}
      {categories.length > 0 && <CategoryTabs categories={categories} query={ALL_GAMES} here={false} />}
      {state === 'error' && <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />}
      {state === 'loading' && (
        <div role="status" aria-label={t('ui.loading')}>
          <GameRowSkeleton />
          <GameRowSkeleton />
        </div>
      )}
      {filled.map((row, index) => (
        <Fragment key={row.category.id}>
          <GameRow {...row} />
          {index === 0 && <PlayerRow />}
          {index === 0 && !isPlayer && calendar}
          {index === 0 && rewards.awards}
        </Fragment>
      ))}
      {state !== 'loading' && filled.length === 0 && (
        <>
          {!isPlayer && calendar}
          {rewards.awards}
        </>
      )}
      {studios.length > 0 && <StudioRow studios={studios} />}
    </Rows>
  );
}
