import { type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Stack } from '@/components/ui/layout/Page';
import { type GameDetails } from '@/domain/game/game';
import { type PlayMode } from '@/domain/game/play';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { GameBar, type GameBarProps, type PlayLine, type Toggle } from './GameBar';
import { GameFacts } from './GameFacts';
import { OwnBar } from './OwnBar';
import { type StageState } from './stage/Curtain';
import { GameStage } from './stage/GameStage';
import { type PlayOffers } from './stage/Ways';

/** Height of the header with its gap, and of the bar below the stage: a tall stage leaves both visible. */
const AROUND = '152px';
/** The same with a line of play and the way back to the lobby. */
const AROUND_PAGE = '224px';

/** On a phone, a game that fits any frame has a screen of its own, with its bar above or beside it. */
const ownScreen = css`
  position: fixed;
  inset: var(--marks, 0) 0 0;
  z-index: calc(${token('z-sticky')} - 1);
  margin: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border: 0;
  border-radius: 0;
  background: ${token('bg')};

  &::before,
  > .game-bar,
  > [data-plain] {
    display: none;
  }
  > .stage {
    inline-size: auto;
    block-size: auto;
    min-block-size: 0;
    max-block-size: none;
    aspect-ratio: auto;
  }
`;

/**
 * Stage and bar. It stays the same element at the same place in the document in every view, because moving an iframe
 * reloads its game. In theatre mode the rest of the page is dark until it is hovered.
 */
const Theatre = styled.div`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  overflow: hidden;

  &:fullscreen,
  &[data-view='filled'] {
    display: flex;
    flex-direction: column;
    border: 0;
    border-radius: 0;
    background: ${token('sunken')};
  }
  ${media.tablet} {
    > .stage {
      max-block-size: max(400px, calc(100vh - ${AROUND_PAGE}));
      inline-size: 100%;
    }
  }
  &:fullscreen > .stage,
  &[data-view='filled'] > .stage {
    flex: 1;
    min-block-size: 0;
    max-block-size: none;
    aspect-ratio: auto;
  }
  &[data-view='filled'] {
    position: fixed;
    inset: 0;
    z-index: ${token('z-modal')};
    block-size: 100dvh;
    padding-block-end: env(safe-area-inset-bottom);
  }
  ${media.tablet} {
    &[data-view='theatre'] {
      position: relative;
      isolation: isolate;
      margin-inline: calc(-1 * ${token('space-20')});
      border-inline-width: 0;
      border-radius: 0;
    }
    &[data-view='theatre']:has(> .cockpit) {
      --cockpit: 61px;
    }
    &[data-view='theatre'] > .stage {
      aspect-ratio: 16 / 9;
      max-block-size: max(320px, calc(100vh - ${AROUND} - var(--cockpit, 0px)));
      inline-size: 100%;
    }
    &[data-view='theatre']::before {
      content: '';
      position: fixed;
      inset: 0;
      z-index: -1;
      background: #000;
      opacity: 0;
      pointer-events: none;
      transition: opacity ${token('motion-base')} ${token('ease')};
    }
    &[data-view='theatre']:is(:hover, :focus-within, html:not(:hover) *) {
      z-index: ${token('z-drawer')};
    }
    &[data-view='theatre']:is(:hover, :focus-within, html:not(:hover) *)::before {
      opacity: 0.72;
    }
  }
  ${media.desktop} {
    &[data-view='theatre'] {
      margin-inline: calc(-1 * ${token('space-32')});
    }
  }
  ${media.upright} {
    &[data-own][data-view] {
      ${ownScreen}
      display: flex;
      flex-direction: column;
    }
    &[data-own] > .stage {
      order: 1;
      flex: 1;
    }
    &[data-own] > .around {
      flex: none;
      max-block-size: 30dvh;
      overflow-y: auto;
    }
  }
  ${media.sideways} {
    &[data-own][data-view] {
      ${ownScreen}
      display: grid;
      grid-template: auto auto minmax(0, 1fr) / clamp(150px, 22vw, 188px) minmax(0, 1fr);
    }
    &[data-own] > .stage {
      grid-area: 1 / 2 / -1 / 3;
    }
    &[data-own] > .around {
      min-block-size: 0;
      overflow-y: auto;
    }
  }
`;

/** Breadcrumbs, hidden on a phone, where the header has the title and the way back. */
const Way = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Below = styled.div`
  margin-block-start: ${token('space-8')};
  ${media.tablet} {
    margin-block-start: ${token('space-16')};
  }
`;

/** How stage and bar are shown; `filled` covers the whole page, for browsers without full screen. */
export type StageView = 'page' | 'theatre' | 'filled';

export type GameScreenProps = {
  game: GameDetails;
  stage: StageState;
  offers?: PlayOffers;
  /** Starts the game, also after a failure. */
  onPlay: (mode: PlayMode, playHere?: boolean) => void;
  /** Leaves a game that is open elsewhere as it is. */
  onStay?: () => void;
  onLogIn?: () => void;
  /** The game's frame, as soon as its URL is known. */
  children?: ReactNode;
  line: PlayLine | null;
  mode?: PlayMode | null;
  /** Above and below the frame during play with real money: the play bar and the balance, and messages. */
  bar?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  /** On a phone the game has a screen of its own. */
  fillsPhone?: boolean;
  /** Ends the play; without it the button is left out. */
  onLeave?: () => void;
  /** During a demo: the way to play with real money; without it the button is left out. */
  toReal?: GameBarProps['toReal'];
  view?: StageView;
  /** Without one of these, its button is left out. */
  theatre?: Toggle | undefined;
  fullScreen?: Toggle | undefined;
  /** The element that goes full screen: stage and bar, so that time and net result stay visible. */
  theatreRef?: Ref<HTMLDivElement>;
  notes?: ReactNode;
  similar?: ReactNode;
};

/** The page of a game (P-06): stage, bar, figures, similar games. */
export function GameScreen({
  game,
  stage,
  offers,
  line,
  mode = null,
  bar,
  above,
  below,
  fillsPhone = false,
  view = 'page',
  theatreRef,
  notes,
  similar,
  children,
  ...tools
}: GameScreenProps) {
  const urlOf = usePageUrl();
  const t = useT();
  const { onPlay, onStay, onLogIn, ...rest } = tools;
  return (
    <Stack>
      <Way>
        <Breadcrumbs items={[{ label: t('shell.nav.casino'), href: urlOf('casino') }, { label: game.name }]} />
      </Way>
      <Theatre ref={theatreRef} className="theatre" data-view={view} data-own={fillsPhone || undefined}>
        {fillsPhone && <OwnBar game={game} line={line} mode={mode} {...rest} />}
        {bar}
        {above}
        <GameStage
          game={game}
          state={stage}
          {...(offers && { offers })}
          onPlay={onPlay}
          {...(onStay && { onStay })}
          {...(onLogIn && { onLogIn })}
        >
          {children}
        </GameStage>
        {below}
        <GameBar game={game} line={bar ? null : line} mode={mode} {...rest} />
      </Theatre>
      {/* Below, since it comes late: above it would move the game under a press. */}
      {notes}
      <GameFacts game={game} />
      {similar && <Below>{similar}</Below>}
    </Stack>
  );
}
