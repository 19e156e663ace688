/**
 * What a studio's game frame and the site may say to each other through postMessage. Both sides read a message with
 * these functions only, after they have checked origin and window; anything else is ignored (reliability §6).
 */

/** Name and version stand in every message, so that a stray message of another library is never taken for one of ours. */
const STUDIO = 'baize-studio';
const SITE = 'baize-site';
const VERSION = 1;

/** From the frame to the site. Amounts are decimal strings in the session's currency. */
export type StudioMessage =
  | { type: 'ready' }
  | { type: 'roundStarted'; stake: string; balance: string; currency: string }
  | { type: 'roundEnded'; roundId: string; stake: string; win: string; balance: string; currency: string }
  | { type: 'failed'; code: string }
  /** The casino refused a stake: a bet-limit code of the specification §8, INSUFFICIENT_BALANCE and the like. */
  | { type: 'refused'; code: string; limit?: string; left?: string; currency?: string }
  /** Of real play: whether the studio can be reached; `true` again once a cut round has been found out about. */
  | { type: 'connection'; online: boolean }
  /**
   * Of real play, where `hello` allowed it: the player wants to buy the feature at `stake` for `price`. The frame plays
   * nothing until `bonusBuyAnswer` (GAME-11). `returnToPlayer`: percent of the price that comes back on average.
   */
  | { type: 'bonusBuyAsked'; price: string; stake: string; currency: string; returnToPlayer?: number }
  /** Escape was pressed in the frame, which had no use for it itself. */
  | { type: 'escape' }
  | { type: 'exit' };

/** From the site to the frame. */
export type SiteMessage =
  /** `bonusBuy`: whether the site asks the player about bonus buys and the casino takes them. */
  | { type: 'hello'; locale: string; bonusBuy: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  /** What became of `bonusBuyAsked`: confirmed by the player and noted by the casino, or not. */
  | { type: 'bonusBuyAnswer'; confirmed: boolean };

export const wrapStudioMessage = (message: StudioMessage) => ({ source: STUDIO, version: VERSION, ...message });
export const wrapSiteMessage = (message: SiteMessage) => ({ source: SITE, version: VERSION, ...message });

type Bag = Record<string, unknown>;

const asBag = (data: unknown, source: string): Bag | null => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const bag = data as Bag;
  return bag.source === source && bag.version === VERSION ? bag : null;
};

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 64;
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}(\.\d{1,8})?$/.test(value);

/** The figures of a refusal; what is no amount is left out, since the code alone says enough. */
function refusedAmounts({ limit, left, currency }: Bag): { limit?: string; left?: string; currency?: string } {
  if (!isShort(currency)) return {};
  return { currency, ...(isAmount(limit) && { limit }), ...(isAmount(left) && { left }) };
}

/** What a game returns, in percent; left out where it is no such figure. */
const returnIn = ({ returnToPlayer: value }: Bag): { returnToPlayer?: number } =>
  typeof value === 'number' && value > 0 && value <= 100 ? { returnToPlayer: value } : {};

/** The message a frame sent, or null when it is not exactly one of ours. */
export function readStudioMessage(data: unknown): StudioMessage | null {
  const bag = asBag(data, STUDIO);
  if (!bag) return null;
  const { type, roundId, stake, win, balance, currency, code, online, price } = bag;
  switch (type) {
    case 'ready':
    case 'escape':
    case 'exit':
      return { type };
    case 'failed':
      return isShort(code) ? { type, code } : null;
    case 'refused':
      return isShort(code) ? { type, code, ...refusedAmounts(bag) } : null;
    case 'connection':
      return typeof online === 'boolean' ? { type, online } : null;
    case 'bonusBuyAsked':
      return isAmount(price) && isAmount(stake) && isShort(currency)
        ? { type, price, stake, currency, ...returnIn(bag) }
        : null;
    case 'roundStarted':
      return isAmount(stake) && isAmount(balance) && isShort(currency) ? { type, stake, balance, currency } : null;
    case 'roundEnded':
      return isShort(roundId) && isAmount(stake) && isAmount(win) && isAmount(balance) && isShort(currency)
        ? { type, roundId, stake, win, balance, currency }
        : null;
    default:
      return null;
  }
}

/** The message the site sent, or null when it is not exactly one of ours. */
export function readSiteMessage(data: unknown): SiteMessage | null {
  const bag = asBag(data, SITE);
  if (!bag) return null;
  const { type, locale, bonusBuy, confirmed } = bag;
  switch (type) {
    case 'hello':
      // A site that says nothing of bonus buys offers none.
      return isShort(locale) ? { type, locale, bonusBuy: bonusBuy === true } : null;
    case 'bonusBuyAnswer':
      return typeof confirmed === 'boolean' ? { type, confirmed } : null;
    case 'pause':
    case 'resume':
      return { type };
    default:
      return null;
  }
}
