import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Stack } from '@/components/ui/layout/Page';
import { skippedUntilNear } from '@/components/ui/navigation/skipped';
import { type Category, type GameSummary, type Studio } from '@/domain/game/game';
import { heroSlides, HOME_ROWS, LIVE_CATEGORY } from '@/domain/lobby/lobby';
import { ALL_GAMES } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { CategoryTabs } from '../tiles/CategoryTabs';
import { GameRow, GameRowSkeleton } from '../rows/GameRow';
import { type GuestOffer } from './GuestWords';
import { HomeHero } from './HomeHero';
import { type ListState } from '../list/LobbyScreen';
import { PlayerRow } from '../rows/PlayerRow';
import { StudioRow } from '../rows/StudioRow';

/**
 * Sections 32 px apart (24 on a phone), whatever comes between them; the tabs close to the hero. Rows after the first
 * skip layout until they come near: a home page is five screens long.
 */
const Rows = styled(Stack)`
  gap: ${token('space-24')};

  > section + section {
    margin-block-start: 0;
  }
  > .tabs {
    margin-block: calc(-1 * ${token('space-8')});
  }
  > section:nth-of-type(n + 2) {
    ${skippedUntilNear('252px')}
  }
  ${media.tablet} {
    gap: ${token('space-32')};

    > .tabs {
      margin-block: calc(-1 * ${token('space-16')});
    }
    > section:nth-of-type(n + 2) {
      ${skippedUntilNear('280px')}
    }
  }
`;

/** The hero, and beside it on a large screen what a player can claim today. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  ${media.desktop} {
    [data-session] &:has(> :nth-child(2):not([data-none])) {
      grid-template-columns: minmax(0, 1fr) minmax(340px, 400px);
    }
  }
`;

export type HomeRow = { category: Category; games: readonly GameSummary[] };

/** Parts of other features, as far as they are offered. */
export type HomeRewards = {
  /** Beside or below a player's hero. */
  today?: ReactNode;
  /** Below the hero. */
  own?: ReactNode;
  /** Below the first row of games, or by itself where there is none. */
  calendar?: ReactNode;
  /** Below the calendar. */
  awards?: ReactNode;
  /** Below the second row of games, or by itself. */
  wins?: ReactNode;
};

export type HomeScreenProps = HomeRewards & {
  categories: readonly Category[];
  /** A row without games is left out. */
  rows: readonly HomeRow[];
  /** The operator's choice for the hero. */
  heroGames: readonly GameSummary[];
  /** What a guest gets with a first deposit; null without such an offer. */
  guestOffer?: GuestOffer | null;
  studios: readonly Studio[];
  state: ListState;
  onRetry: () => void;
};

/** The home page (P-01): hero, a player's own games, category links, one row of games per category, studios. */
export function HomeScreen({
  categories,
  rows,
  heroGames,
  guestOffer = null,
  studios,
  state,
  onRetry,
  ...rewards
}: HomeScreenProps) {
  const t = useT();
  const filled = state === 'content' ? rows.filter(({ games }) => games.length > 0) : [];
  const waiting = categories.slice(0, HOME_ROWS).filter(({ gameCount }) => gameCount !== 0);
  // Places of their own between the rows, the same while the rows are loading: nothing moves when they come.
  const after = (index: number, last: number) => (
    <>
      {index === 0 && rewards.calendar}
      {index === 0 && rewards.awards}
      {index === Math.min(1, last) && rewards.wins}
    </>
  );
  return (
    <Rows>
      <Top>
        <HomeHero slides={heroSlides(heroGames, filled[0]?.games ?? [])} offer={guestOffer} />
        {rewards.today}
      </Top>
      {rewards.own}
      <PlayerRow />
      {categories.length > 0 && (
        <div className="tabs">
          <CategoryTabs categories={categories} query={ALL_GAMES} here={false} />
        </div>
      )}
      {state === 'error' && <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />}
      {state === 'loading' &&
        waiting.map(({ id }, index) => (
          <Fragment key={id}>
            <div {...(index === 0 && { role: 'status', 'aria-label': t('ui.loading') })}>
              <GameRowSkeleton wide={id === LIVE_CATEGORY} />
            </div>
            {after(index, waiting.length - 1)}
          </Fragment>
        ))}
      {filled.map((row, index) => (
        <Fragment key={row.category.id}>
          <GameRow {...row} />
          {after(index, filled.length - 1)}
        </Fragment>
      ))}
      {state !== 'loading' && filled.length === 0 && (
        <>
          {rewards.calendar}
          {rewards.awards}
          {rewards.wins}
        </>
      )}
      {studios.length > 0 && <StudioRow studios={studios} />}
    </Rows>
  );
}
