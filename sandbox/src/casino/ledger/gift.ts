import { type Entry } from './entry';

type Gift = { player: string; currency: string; amount: bigint };

/** Entries of real money that the house gives away. `amount` in minor units. */
export const giftEntries = ({ player, currency, amount }: Gift): Entry[] => [
  { player, purse: 'real', currency, amount },
  { player: null, purse: 'bonuses', currency, amount: -amount },
];
