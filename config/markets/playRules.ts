/** Names of marks that a market has at the top of every page; the operator supplies their artwork (setting `officialMarks`). */
export type OfficialMark = 'Spelgränser' | 'Spelpaus' | 'Självtest';

/** What a market demands of play itself. */
export type PlayRules = {
  /** Whether time and money are set before play with real money begins, and end it. */
  readonly sessionBounds: boolean;
  /** Minutes without a sign of life after which a player is logged out; null for never. */
  readonly inactiveMinutes: number | null;
  /** Whether a game may celebrate a return of no more than the stake. */
  readonly lossEffects: boolean;
  /** Whether a game may start rounds by itself. */
  readonly autoplay: boolean;
};

/** What a market demands of the pages around play. */
export type PageRules = {
  readonly officialMarks: readonly OfficialMark[];
  /** Whether every page has a button that begins a break of 24 hours. */
  readonly panicButton: boolean;
  /** Whether the help line is named at log-in and log-out, at log-in with the time of the last session. */
  readonly helpAtLogIn: boolean;
  /** Players up to this age read a message when they register, and are never in the VIP club; null for no such group. */
  readonly youngThrough: number | null;
};
