import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { CASINO } from '@/config/navigation';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Stack } from '@/components/ui/Page';
import { type GameDetails } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { GameBar, type DemoSession } from './GameBar';
import { GameFacts } from './GameFacts';
import { GameStage, type StageState } from './GameStage';

const Theatre = styled.div`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  overflow: hidden;

  &:fullscreen {
    display: flex;
    flex-direction: column;
    border-radius: 0;
  }
  &:fullscreen > :first-child {
    flex: 1;
    aspect-ratio: auto;
  }
`;

export type GameScreenProps = {
  game: GameDetails;
  stage: StageState;
  /** Starts demo play; also after a failure. */
  onPlay: () => void;
  /** The game's frame, from the moment its address is known. */
  children?: ReactNode;
  /** Null until a round can be played. */
  session: DemoSession | null;
  /** Ends demo play; without it there is no such button. */
  onLeave?: () => void;
  /** Shows stage and bar on the whole screen; without it there is no such button. */
  onFullscreen?: () => void;
  /** The element that goes full screen: the stage together with the bar, so that time and result stay in sight. */
  theatreRef?: Ref<HTMLDivElement>;
};

/** The page of a game (P-06): stage, line below it, figures. */
export function GameScreen({ game, stage, session, theatreRef, children, ...actions }: GameScreenProps) {
  const t = useT();
  return (
    <Stack>
      <Breadcrumbs items={[{ label: t('shell.nav.casino'), href: CASINO }, { label: game.name }]} />
      <Theatre ref={theatreRef}>
        <GameStage game={game} state={stage} onPlay={actions.onPlay}>
          {children}
        </GameStage>
        <GameBar game={game} session={session} onLeave={actions.onLeave} onFullscreen={actions.onFullscreen} />
      </Theatre>
      <GameFacts game={game} />
    </Stack>
  );
}
