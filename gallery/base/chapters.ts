/** The chapters of the gallery: the kit by kind, then the features. Apart from the entries, which need a browser. */
export const CHAPTER_NAMES = [
  ...(['controls', 'form', 'overlay', 'feedback', 'navigation', 'figures', 'layout', 'pictures'] as const),
  ...(['lobby', 'game', 'account', 'cashier', 'rewards', 'bonuses', 'history'] as const),
  ...(['protection', 'tournaments', 'inbox', 'chat', 'wins', 'statistics', 'referral'] as const),
  ...(['country', 'site', 'app'] as const),
] as const;

export type Chapter = (typeof CHAPTER_NAMES)[number];
