import { type UserBonusRow } from './schema';
import { type Entry } from '../../ledger/entry';

type Owner = Pick<UserBonusRow, 'player' | 'currency'>;

/** Entries that grant bonus money and its wagering requirement; negative amounts take them away. Minor units. */
export const bonusEntries = ({ player, currency }: Owner, amount: bigint, wager: bigint): Entry[] => [
  { player, purse: 'bonus', currency, amount },
  { player: null, purse: 'bonuses', currency, amount: -amount },
  { player, purse: 'wager', currency, amount: wager },
  { player: null, purse: 'wager_owed', currency, amount: -wager },
];
