import { type Frame, type Running } from '../frame/frame';
import { type Game } from './game';

export type Pausing = Pick<Running, 'pause' | 'resume'> & {
  /** Shows the notice of what keeps the table from being played now, or none. */
  settleNotice(): void;
};

/** Pauses by the site. `refresh` draws the table anew, `ask` asks the server for the seat. */
export function createPausing(
  game: Game,
  { language: { say }, notice }: Pick<Frame, 'language' | 'notice'>,
  refresh: () => void,
  ask: () => void,
): Pausing {
  const settleNotice = () => {
    // Bets that may be lost, and the end of the session, have notices that have to be answered.
    if (game.placing || game.ended) return;
    if (game.paused) notice.show(say('state.paused'));
    else if (game.cut) notice.show(say('table.cut'));
    else notice.hide();
  };
  return {
    settleNotice,
    pause() {
      game.paused = true;
      settleNotice();
      refresh();
    },
    resume() {
      if (!game.paused) return;
      game.paused = false;
      settleNotice();
      refresh();
      // The balance may have changed meanwhile, also in another place.
      ask();
    },
  };
}
