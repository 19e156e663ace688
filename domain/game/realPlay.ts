import type { StudioMessage } from './frameMessages';
import type { Stakeable } from './stakeable';

/** A bonus buy awaiting the player's confirmation; amounts are decimal strings of `currency` (GAME-11). */
export type BonusBuyAsk = Omit<Extract<StudioMessage, { type: 'bonusBuyAsked' }>, 'type'>;

/** State of real-money play reported by the frame; amounts are decimal strings of their `currency`. */
export type RealPlay = {
  /**
   * Balance reported with the latest round; `at` is in milliseconds of the page's clock. Null before the first round.
   */
  told: { balance: string; currency: string; at: number } | null;
  /** Refusal of the latest stake: a code of the specification §8, with amounts if given. */
  refusal: { code: string; limit?: string; left?: string; currency?: string } | null;
  /** Whether the game can reach the casino. */
  online: boolean;
  /** Whether a round interrupted by a lost connection or a reload has been resolved. */
  resumed: boolean;
  /** The pending bonus buy prompt; the frame does not play until it is answered. */
  buying: BonusBuyAsk | null;
};

/** Same, with the latest known stakeable amount; null until known. */
export type RealPlayNow = RealPlay & { balance: Stakeable | null };

export const NOTHING_TOLD: RealPlay = { told: null, refusal: null, online: true, resumed: false, buying: null };

/**
 * Applies a message of the frame. `inRound`: a round started in this frame is open; `isFirst`: no round ended in it yet;
 * `now` is in milliseconds. Only the first round can be one that began before a reload: a frame whose later rounds end
 * without a start never tells of starts.
 */
export function realPlay(
  state: RealPlay,
  message: StudioMessage,
  { inRound, isFirst, now }: { inRound: boolean; isFirst: boolean; now: number },
): RealPlay {
  switch (message.type) {
    case 'roundStarted': {
      const { balance, currency } = message;
      return { told: { balance, currency, at: now }, refusal: null, online: true, resumed: false, buying: null };
    }
    case 'roundEnded': {
      const { balance, currency } = message;
      const resumed = inRound ? state.resumed : isFirst;
      return { ...state, told: { balance, currency, at: now }, online: true, resumed };
    }
    case 'refused': {
      const { type: _, ...refusal } = message;
      // The frame deducted the stake from its balance; the wallet still has it.
      return { ...state, told: null, refusal, online: true };
    }
    case 'connection':
      return { ...state, online: message.online, resumed: state.resumed || (message.online && !state.online) };
    case 'bonusBuyAsked': {
      const { type: _, ...ask } = message;
      // A second request does not change the prompt the player is already reading.
      return { ...state, buying: state.buying ?? ask };
    }
    default:
      return state;
  }
}
