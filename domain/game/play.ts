import { toMinor } from '@/domain/money/money';
import { NOTHING_TOLD, realPlay, type RealPlay } from './realPlay';
import { assertNever } from '@/domain/assertNever';
import type { StudioMessage } from './frameMessages';

/**
 * What has been played since the frame opened. `net` is in minor units of `currency` and includes the stake of an open
 * round.
 */
export type PlayTally = { rounds: number; net: bigint; currency: string; inRound: boolean };

/** Demo credits, or the active wallet. */
export type PlayMode = 'demo' | 'real';

/** A launched frame; `sessionId` is the casino's game session id. */
type Opened = { mode: PlayMode; url: string; sessionId: string };

/** One visit to a game frame, from launch to exit. Instants are milliseconds of the page's clock. */
export type PlayState =
  | { phase: 'idle' }
  | { phase: 'launching'; mode: PlayMode }
  | ({ phase: 'loading' } & Opened)
  | ({ phase: 'playing'; since: number; tally: PlayTally; real: RealPlay; anyShape: boolean } & Opened)
  /**
   * `country` is where the backend located the player, if it refused the game for that; `openGame` is the game that is
   * open elsewhere.
   */
  | { phase: 'failed'; mode: PlayMode; code: string; country?: string; openGame?: string };

export type PlayEvent =
  | { type: 'launch'; mode: PlayMode }
  | { type: 'launched'; url: string; sessionId: string }
  | { type: 'refused'; code: string; country?: string; openGame?: string }
  /** The player went on in another tab, which ended this game. */
  | { type: 'taken' }
  /** The time or the money that the player set for this session is used up. */
  | { type: 'bounded' }
  | { type: 'message'; message: StudioMessage; now: number }
  /** The player answered the bonus buy prompt. */
  | { type: 'buyAnswered' }
  | { type: 'tooLate' }
  | { type: 'leave' };

/** Codes of this module; all others come from the backend or the studio. */
export const FRAME_TOO_LATE = 'FRAME_TOO_LATE';
export const FRAME_REFUSED = 'FRAME_REFUSED';
export const PLAYED_ELSEWHERE = 'PLAYED_ELSEWHERE';

/** The backend's code where the market has time and money set before play, and that of a session that reached them. */
export const BOUNDS_REQUIRED = 'SESSION_BOUNDS_REQUIRED';
export const BOUNDS_REACHED = 'SESSION_BOUNDS_REACHED';

/** The backend's code while a game with real money is open in another tab or on another device. */
export const GAME_OPEN_ELSEWHERE = 'GAME_OPEN_ELSEWHERE';

/** The backend's codes while the market wants a limit set, or something answered, before play. */
export const LIMIT_REQUIRED = 'LIMIT_REQUIRED';
export const NOTICE_REQUIRED = 'NOTICE_REQUIRED';

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
  // A round resumed after a reload ends without a start here, so its stake is counted at the end.
  const net = tally.net + win - (tally.inRound ? 0n : stake);
  return { rounds: tally.rounds + 1, net, currency, inRound: false };
}

function onMessage(state: PlayState, message: StudioMessage, now: number): PlayState {
  if (message.type === 'exit') return IDLE;
  if (message.type === 'failed') {
    return state.phase === 'loading' ? { phase: 'failed', mode: state.mode, code: message.code } : state;
  }
  if (state.phase === 'loading' && message.type === 'ready') {
    const anyShape = message.anyShape === true;
    return { ...state, phase: 'playing', since: now, tally: NOTHING_PLAYED, real: NOTHING_TOLD, anyShape };
  }
  if (state.phase !== 'playing') return state;
  const { inRound, rounds } = state.tally;
  const real = realPlay(state.real, message, { inRound, isFirst: rounds === 0, now });
  return { ...state, tally: count(state.tally, message), real };
}

/** State machine of a game frame. Events that do not fit the phase are ignored. */
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
    case 'taken':
      return state.phase === 'idle' || state.phase === 'failed' || state.mode === 'demo'
        ? state
        : { phase: 'failed', mode: 'real', code: PLAYED_ELSEWHERE };
    case 'bounded':
      return state.phase === 'playing' && state.mode === 'real'
        ? { phase: 'failed', mode: 'real', code: BOUNDS_REACHED }
        : state;
    case 'leave':
      return IDLE;
    default:
      return assertNever(event);
  }
}

/** The play mode of this visit; null before launch. */
export const modeOf = (state: PlayState): PlayMode | null => (state.phase === 'idle' ? null : state.mode);

/** URL of the frame; null while it is not on the page. */
export const frameUrl = (state: PlayState): string | null =>
  state.phase === 'loading' || state.phase === 'playing' ? state.url : null;
