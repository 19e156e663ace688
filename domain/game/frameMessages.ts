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
  /** Escape was pressed in the frame, which had no use for it itself. */
  | { type: 'escape' }
  | { type: 'exit' };

/** From the site to the frame. */
export type SiteMessage = { type: 'hello'; locale: string } | { type: 'pause' } | { type: 'resume' };

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

/** The message a frame sent, or null when it is not exactly one of ours. */
export function readStudioMessage(data: unknown): StudioMessage | null {
  const bag = asBag(data, STUDIO);
  if (!bag) return null;
  const { type, roundId, stake, win, balance, currency, code } = bag;
  switch (type) {
    case 'ready':
    case 'escape':
    case 'exit':
      return { type };
    case 'failed':
      return isShort(code) ? { type, code } : null;
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
  const { type, locale } = bag;
  switch (type) {
    case 'hello':
      return isShort(locale) ? { type, locale } : null;
    case 'pause':
    case 'resume':
      return { type };
    default:
      return null;
  }
}
