import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { CASINO } from '@/config/pages/navigation';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Stack } from '@/components/ui/layout/Page';
import { type GameDetails } from '@/domain/game/game';
import { type PlayMode } from '@/domain/game/play';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { GameBar, type PlayLine, type Toggle } from './GameBar';
import { GameFacts } from './GameFacts';
import { GameStage, type PlayOffers, type StageState } from './GameStage';

/** Height of the site's header with its distance, and of the line under the stage: a tall stage leaves both in sight. */
const AROUND = '152px';

/**
 * Stage and bar. Whatever way it is looked at, it stays the same element in the same place of the document: a frame that is
 * moved starts its game anew. In theatre mode the rest of the page is dark, until the pointer turns to it.
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
  &:fullscreen > :first-child,
  &[data-view='filled'] > .stage {
    flex: 1;
    min-block-size: 0;
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
    &[data-view='theatre'] > .stage {
      aspect-ratio: 16 / 9;
      max-block-size: max(320px, calc(100vh - ${AROUND}));
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
      transition: opacity ${token('motion-base')} ${token('ease-out')};
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
`;

/** The way on a phone is the header's: its name and its way back. */
const Way = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** A section of its own stands as far off as sections do. */
const Below = styled.div`
  margin-block-start: ${token('space-8')};
  ${media.tablet} {
    margin-block-start: ${token('space-16')};
  }
`;

/** How stage and bar are looked at; `filled` is over the whole page, for browsers without a full screen. */
export type StageView = 'page' | 'theatre' | 'filled';

export type GameScreenProps = {
  game: GameDetails;
  stage: StageState;
  offers?: PlayOffers;
  /** Starts the game; also after a failure. */
  onPlay: (mode: PlayMode) => void;
  onLogIn?: () => void;
  /** The game's frame, from the moment its address is known. */
  children?: ReactNode;
  /** Time and result of the play; null where nothing is played. */
  line: PlayLine | null;
  /** What the game is played with now; null while it is not played. */
  mode?: PlayMode | null;
  /** Above the frame and below it while it is played with real money: the balance, and what there is to tell. */
  above?: ReactNode;
  below?: ReactNode;
  /** Ends the play; without it there is no such button. */
  onLeave?: () => void;
  view?: StageView;
  /** Without one of them there is no such button. */
  theatre?: Toggle | undefined;
  fullScreen?: Toggle | undefined;
  /** The element that goes full screen: the stage together with the bar, so that time and result stay in sight. */
  theatreRef?: Ref<HTMLDivElement>;
  /** What is to be known before the game is played, above it. */
  notes?: ReactNode;
  /** What leads on, below the figures. */
  similar?: ReactNode;
};

/** The page of a game (P-06): stage, line below it, figures, games like it. */
export function GameScreen({
  game,
  stage,
  offers,
  line,
  mode = null,
  above,
  below,
  view = 'page',
  theatreRef,
  notes,
  similar,
  children,
  ...tools
}: GameScreenProps) {
  const t = useT();
  const { onPlay, onLogIn, ...bar } = tools;
  return (
    <Stack>
      <Way>
        <Breadcrumbs items={[{ label: t('shell.nav.casino'), href: CASINO }, { label: game.name }]} />
      </Way>
      {notes}
      <Theatre ref={theatreRef} data-view={view}>
        {above}
        <GameStage game={game} state={stage} {...(offers && { offers })} onPlay={onPlay} {...(onLogIn && { onLogIn })}>
          {children}
        </GameStage>
        {below}
        <GameBar game={game} line={line} mode={mode} {...bar} />
      </Theatre>
      <GameFacts game={game} />
      {similar && <Below>{similar}</Below>}
    </Stack>
  );
}
