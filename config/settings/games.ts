import { flag, maybeText, oneOf, text, textList } from '@/config/settings/field';

/** Games */
export const GAME_SETTINGS = {
  /** guests may play demo rounds, if `demoUserId` is set too (CONF-22) */
  allowGuestPlayDemoGames: flag(false),
  /** account under which demo rounds are played (CONF-23) */
  demoUserId: maybeText(),
  /** origins of game studios; no other origin's games may be framed ([game-frames.md](game-frames.md)) */
  gameOrigins: textList(),
  /**
   * a second game with real money in another tab or on another device asks to end the first; `refused`: it waits;
   * `allowed`: both are played. The backend decides
   */
  simultaneousGames: oneOf<'allowed' | 'asked' | 'refused'>('asked', ['allowed', 'asked', 'refused']),
  /** `raise`: a changed bet limit cannot be raised for an hour; `both`: not changed at all. The backend applies it (LIM-06, LIM-13, OP-096) */
  betLimitLock: text('raise'),
} as const;
