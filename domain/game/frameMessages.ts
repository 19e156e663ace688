/**
 * postMessage protocol between a studio's game frame and the site. Both sides check origin and window first, then read
 * messages only with these functions; anything else is ignored (reliability §6).
 */

/** Every message carries a source and version, so messages of other libraries are never mistaken for these. */
const STUDIO = 'baize-studio';
const SITE = 'baize-site';
const VERSION = 1;

/** From the frame to the site. Amounts are decimal strings in the session's currency. */
export type StudioMessage =
  /** `anyShape`: the game lays itself out for every frame, so a phone may give it the whole screen, upright or sideways. */
  | { type: 'ready'; anyShape?: true }
  | { type: 'roundStarted'; stake: string; balance: string; currency: string }
  | { type: 'roundEnded'; roundId: string; stake: string; win: string; balance: string; currency: string }
  | { type: 'failed'; code: string }
  /** The casino refused a stake: a bet-limit code of the specification §8, INSUFFICIENT_BALANCE etc. */
  | { type: 'refused'; code: string; limit?: string; left?: string; currency?: string }
  /** Real play only: whether the studio is reachable; `true` again once an interrupted round is resolved. */
  | { type: 'connection'; online: boolean }
  /**
   * Real play only, if `hello` allowed it: the player wants to buy the feature at `stake` for `price`. The frame does
   * not play until `bonusBuyAnswer` (GAME-11). `returnToPlayer` is in percent of the price.
   */
  | { type: 'bonusBuyAsked'; price: string; stake: string; currency: string; returnToPlayer?: number }
  /** Escape was pressed in the frame and not handled there. */
  | { type: 'escape' }
  /** The key of the play bar was pressed in the frame: the site moves the focus to its bar, and its own press moves it back. */
  | { type: 'toBar' }
  | { type: 'exit' };

/** Moves the focus from the game to the site's play bar, and back. Browsers and screen readers leave it to the page. */
export const BAR_KEY = 'F8';

/** Colors of the brand for a game's own controls. Text is readable on the three surfaces, `onAccent` on both accents. */
export const DESK_COLORS = [
  'surface',
  'surfaceRaised',
  'surfaceStrong',
  'text',
  'textMuted',
  'line',
  'lineStrong',
  'accent',
  'accentHover',
  'onAccent',
  'reward',
  'focus',
] as const;

export type DeskColors = Readonly<Record<(typeof DESK_COLORS)[number], string>>;

/**
 * What the player's market demands of the game itself (docs/markets.md): whether it may start rounds by itself, whether
 * it may celebrate a return of no more than the stake, and the shortest time from one round's start to the next's.
 */
export type FrameRules = { autoplay: boolean; lossEffects: boolean; roundMs: number };

/** From the site to the frame. */
export type SiteMessage =
  /**
   * `bonusBuy`: whether bonus buys are available, which the site confirms with the player. `colors`: a game may wear
   * them; one that does not keeps its own. `rules`: the game keeps them; without them its own hold.
   */
  | { type: 'hello'; locale: string; bonusBuy: boolean; colors?: DeskColors; rules?: FrameRules }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Answer to `bonusBuyAsked`: true if the player confirmed and the casino recorded it. */
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

/** Amounts of a refusal; invalid ones are dropped, since the code alone is sufficient. */
function refusedAmounts({ limit, left, currency }: Bag): { limit?: string; left?: string; currency?: string } {
  if (!isShort(currency)) return {};
  return { currency, ...(isAmount(limit) && { limit }), ...(isAmount(left) && { left }) };
}

/** RTP in percent; dropped if invalid. */
const returnIn = ({ returnToPlayer: value }: Bag): { returnToPlayer?: number } =>
  typeof value === 'number' && value > 0 && value <= 100 ? { returnToPlayer: value } : {};

/** The brand's colors, all of them or none: half a set could be unreadable on the game's own other half. */
export function readDeskColors(value: unknown): DeskColors | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Bag;
  const read = DESK_COLORS.map((name) => [name, given[name]] as const);
  const isWhole = read.every(([, color]) => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color));
  return isWhole ? (Object.fromEntries(read) as DeskColors) : null;
}

/** The market's rules, all of them or none. */
export function readFrameRules(value: unknown): FrameRules | null {
  if (typeof value !== 'object' || value === null) return null;
  const { autoplay, lossEffects, roundMs } = value as Bag;
  const isTime = typeof roundMs === 'number' && Number.isInteger(roundMs) && roundMs >= 0 && roundMs <= 60_000;
  if (typeof autoplay !== 'boolean' || typeof lossEffects !== 'boolean' || !isTime) return null;
  return { autoplay, lossEffects, roundMs };
}

/** Parses a message from a frame; null if it is not a valid one. */
export function readStudioMessage(data: unknown): StudioMessage | null {
  const bag = asBag(data, STUDIO);
  if (!bag) return null;
  const { type, roundId, stake, win, balance, currency, code, online, price } = bag;
  switch (type) {
    case 'ready':
      return { type, ...(bag.anyShape === true && { anyShape: true }) };
    case 'escape':
    case 'toBar':
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

/** Parses a message from the site; null if it is not a valid one. */
export function readSiteMessage(data: unknown): SiteMessage | null {
  const bag = asBag(data, SITE);
  if (!bag) return null;
  const { type, locale, bonusBuy, confirmed } = bag;
  switch (type) {
    case 'hello': {
      if (!isShort(locale)) return null;
      const [colors, rules] = [readDeskColors(bag.colors), readFrameRules(bag.rules)];
      // A site that does not mention bonus buys offers none.
      return { type, locale, bonusBuy: bonusBuy === true, ...(colors && { colors }), ...(rules && { rules }) };
    }
    case 'bonusBuyAnswer':
      return typeof confirmed === 'boolean' ? { type, confirmed } : null;
    case 'pause':
    case 'resume':
      return { type };
    default:
      return null;
  }
}
