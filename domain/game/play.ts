import { toMinor } from '@/domain/money/money';
import { assertNever } from '@/domain/assertNever';
import type { StudioMessage } from './frameMessages';

/** What has been played since the frame was opened. Net is in minor units of `currency`; stake of an open round counts. */
export type PlayTally = { rounds: number; net: bigint; currency: string; inRound: boolean };

/** One visit of a game frame, from the press of the button to its end. Instants are milliseconds of the page's clock. */
export type PlayState =
  | { phase: 'idle' }
  | { phase: 'launching' }
  | { phase: 'loading'; url: string }
  | { phase: 'playing'; url: string; since: number; tally: PlayTally }
  /** `country` is where the backend saw the player, if it refused the game for that. */
  | { phase: 'failed'; code: string; country?: string };

export type PlayEvent =
  | { type: 'launch' }
  | { type: 'launched'; url: string }
  | { type: 'refused'; code: string; country?: string }
  | { type: 'message'; message: StudioMessage; now: number }
  | { type: 'tooLate' }
  | { type: 'leave' };

/** The codes that are ours; all others come from the backend or the studio. */
export const FRAME_TOO_LATE = 'FRAME_TOO_LATE';
export const FRAME_REFUSED = 'FRAME_REFUSED';

export const IDLE: PlayState = { phase: 'idle' };

const NOTHING_PLAYED: PlayTally = { rounds: 0, net: 0n, currency: 'DEMO', inRound: false };

function count(tally: PlayTally, message: StudioMessage): PlayTally {
  if (message.type !== 'roundStarted' && message.type !== 'roundEnded') return tally;
  const { currency } = message;
  const stake = toMinor(message.stake, currency) ?? 0n;
  if (message.type === 'roundStarted') {
    return tally.inRound ? tally : { ...tally, currency, net: tally.net - stake, inRound: true };
  }
  const win = toMinor(message.win, currency) ?? 0n;
  // A round resumed after a reload ends without having started here: its stake is counted with its end.
  const net = tally.net + win - (tally.inRound ? 0n : stake);
  return { rounds: tally.rounds + 1, net, currency, inRound: false };
}

function onMessage(state: PlayState, message: StudioMessage, now: number): PlayState {
  if (message.type === 'exit') return IDLE;
  if (message.type === 'failed') return state.phase === 'loading' ? { phase: 'failed', code: message.code } : state;
  if (state.phase === 'loading' && message.type === 'ready') {
    return { phase: 'playing', url: state.url, since: now, tally: NOTHING_PLAYED };
  }
  return state.phase === 'playing' ? { ...state, tally: count(state.tally, message) } : state;
}

/** The next state of a game frame. Events that do not fit the phase leave it as it is. */
export function play(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'launch':
      return state.phase === 'idle' || state.phase === 'failed' ? { phase: 'launching' } : state;
    case 'launched':
      return state.phase === 'launching' ? { phase: 'loading', url: event.url } : state;
    case 'refused': {
      const { type: _, ...refusal } = event;
      return state.phase === 'launching' ? { phase: 'failed', ...refusal } : state;
    }
    case 'message':
      return onMessage(state, event.message, event.now);
    case 'tooLate':
      return state.phase === 'loading' ? { phase: 'failed', code: FRAME_TOO_LATE } : state;
    case 'leave':
      return IDLE;
    default:
      return assertNever(event);
  }
}

/** Whether the frame is on the page. */
export const frameUrl = (state: PlayState): string | null =>
  state.phase === 'loading' || state.phase === 'playing' ? state.url : null;
