import { type UserBonusRow } from '../db/schema/bonuses';
import { type Entry } from '../ledger/entry';

type Owner = Pick<UserBonusRow, 'player' | 'currency'>;

/** Bonus money that a player gets, and what has to be wagered for it; below zero it is taken away. Minor units. */
export const bonusEntries = ({ player, currency }: Owner, amount: bigint, wager: bigint): Entry[] => [
  { player, purse: 'bonus', currency, amount },
  { player: null, purse: 'bonuses', currency, amount: -amount },
  { player, purse: 'wager', currency, amount: wager },
  { player: null, purse: 'wager_owed', currency, amount: -wager },
];
