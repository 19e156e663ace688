import { toMinor } from '@/domain/money/money';
import { NOTHING_TOLD, realPlay, type RealPlay } from './realPlay';
import { assertNever } from '@/domain/assertNever';
import type { StudioMessage } from './frameMessages';

/** What has been played since the frame was opened. Net is in minor units of `currency`; stake of an open round counts. */
export type PlayTally = { rounds: number; net: bigint; currency: string; inRound: boolean };

/** What is played with: credits of no value, or the active wallet. */
export type PlayMode = 'demo' | 'real';

/** A frame that was launched; `sessionId` is what the casino calls its game session. */
type Opened = { mode: PlayMode; url: string; sessionId: string };

/** One visit of a game frame, from the press of the button to its end. Instants are milliseconds of the page's clock. */
export type PlayState =
  | { phase: 'idle' }
  | { phase: 'launching'; mode: PlayMode }
  | ({ phase: 'loading' } & Opened)
  | ({ phase: 'playing'; since: number; tally: PlayTally; real: RealPlay } & Opened)
  /** `country` is where the backend saw the player, if it refused the game for that. */
  | { phase: 'failed'; mode: PlayMode; code: string; country?: string };

export type PlayEvent =
  | { type: 'launch'; mode: PlayMode }
  | { type: 'launched'; url: string; sessionId: string }
  | { type: 'refused'; code: string; country?: string }
  | { type: 'message'; message: StudioMessage; now: number }
  /** The player has answered what the frame asked. */
  | { type: 'buyAnswered' }
  | { type: 'tooLate' }
  | { type: 'leave' };

/** The codes that are ours; all others come from the backend or the studio. */
export const FRAME_TOO_LATE = 'FRAME_TOO_LATE';
export const FRAME_REFUSED = 'FRAME_REFUSED';

export const IDLE: PlayState = { phase: 'idle' };

const NOTHING_PLAYED: PlayTally = { rounds: 0, net: 0n, currency: 'DEMO', inRound: false };

function count(tally: PlayTally, message: StudioMessage): PlayTally {
  if (message.type === 'refused') return { ...tally, inRound: false };
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
  if (message.type === 'failed') {
    return state.phase === 'loading' ? { phase: 'failed', mode: state.mode, code: message.code } : state;
  }
  if (state.phase === 'loading' && message.type === 'ready') {
    return { ...state, phase: 'playing', since: now, tally: NOTHING_PLAYED, real: NOTHING_TOLD };
  }
  if (state.phase !== 'playing') return state;
  const { inRound } = state.tally;
  return { ...state, tally: count(state.tally, message), real: realPlay(state.real, message, { inRound, now }) };
}

/** The next state of a game frame. Events that do not fit the phase leave it as it is. */
export function play(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'launch':
      return state.phase === 'idle' || state.phase === 'failed' ? { phase: 'launching', mode: event.mode } : state;
    case 'launched': {
      const { url, sessionId } = event;
      return state.phase === 'launching' ? { phase: 'loading', mode: state.mode, url, sessionId } : state;
    }
    case 'refused': {
      const { type: _, ...refusal } = event;
      return state.phase === 'launching' ? { phase: 'failed', mode: state.mode, ...refusal } : state;
    }
    case 'message':
      return onMessage(state, event.message, event.now);
    case 'buyAnswered':
      return state.phase === 'playing' ? { ...state, real: { ...state.real, buying: null } } : state;
    case 'tooLate':
      return state.phase === 'loading' ? { phase: 'failed', mode: state.mode, code: FRAME_TOO_LATE } : state;
    case 'leave':
      return IDLE;
    default:
      return assertNever(event);
  }
}

/** How the game is played, or was to be, in this visit; null before the button was pressed. */
export const modeOf = (state: PlayState): PlayMode | null => (state.phase === 'idle' ? null : state.mode);

/** Whether the frame is on the page. */
export const frameUrl = (state: PlayState): string | null =>
  state.phase === 'loading' || state.phase === 'playing' ? state.url : null;
