import type { StudioMessage } from './frameMessages';
import type { Stakeable } from './stakeable';

/** A bonus buy that the frame asks the player about: amounts are decimal strings of `currency` (GAME-11). */
export type BonusBuyAsk = Omit<Extract<StudioMessage, { type: 'bonusBuyAsked' }>, 'type'>;

/** What the frame told of play with real money besides its rounds; amounts are decimal strings of their `currency`. */
export type RealPlay = {
  /** The balance as of the latest round, and when it was told, in milliseconds of the page's clock; null before the first. */
  told: { balance: string; currency: string; at: number } | null;
  /** The casino refused the latest stake: its code of the specification §8, and the figures, where it gave some. */
  refusal: { code: string; limit?: string; left?: string; currency?: string } | null;
  /** Whether the game reaches the casino. */
  online: boolean;
  /** A round that was cut off, by a lost connection or a reload, has been found out about since. */
  resumed: boolean;
  /** What the player is asked about now; the frame plays nothing until it is answered. */
  buying: BonusBuyAsk | null;
};

/** The same, with what can be staked as it is known latest; null until it is known at all. */
export type RealPlayNow = RealPlay & { balance: Stakeable | null };

export const NOTHING_TOLD: RealPlay = { told: null, refusal: null, online: true, resumed: false, buying: null };

/** Takes in a message of the frame. `inRound`: a round that began in this frame is open; `now` in milliseconds. */
export function realPlay(
  state: RealPlay,
  message: StudioMessage,
  { inRound, now }: { inRound: boolean; now: number },
): RealPlay {
  switch (message.type) {
    case 'roundStarted': {
      const { balance, currency } = message;
      return { told: { balance, currency, at: now }, refusal: null, online: true, resumed: false, buying: null };
    }
    case 'roundEnded': {
      const { balance, currency } = message;
      return { ...state, told: { balance, currency, at: now }, online: true, resumed: state.resumed || !inRound };
    }
    case 'refused': {
      const { type: _, ...refusal } = message;
      // The frame took the stake off what it shows; the wallet still has it.
      return { ...state, told: null, refusal, online: true };
    }
    case 'connection':
      return { ...state, online: message.online, resumed: state.resumed || (message.online && !state.online) };
    case 'bonusBuyAsked': {
      const { type: _, ...ask } = message;
      // What is asked already stays as it was read: no figure changes under a finger.
      return { ...state, buying: state.buying ?? ask };
    }
    default:
      return state;
  }
}
