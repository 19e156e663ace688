/**
 * The areas of texts that no page carries: they come with the dialog or part that shows them (components/app/withTexts.tsx),
 * from /texts.json.
 */
export const LAZY_AREAS = [
  'form',
  'account',
  'login',
  'hold',
  'verify',
  'reset',
  'profile',
  'player',
  'kyc',
  'favourites',
  'blocked',
  'testPanel',
  'consent',
  'switchAccount',
] as const;

export type LazyArea = (typeof LAZY_AREAS)[number];
