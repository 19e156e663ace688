import { type Db } from '../../db/database';
import { type Entry } from './entry';
import { type NewPosting, post, type Posting } from './post';

/** The fields of a deposit that its posting needs; `currency` is the wallet's. */
export type BookedDeposit = { id: string; player: string; currency: string };

type Credited = { deposit: BookedDeposit; amount: bigint; now: Date; depositWagerMultiplier: number };

/**
 * The posting of a successful deposit, one per deposit (key `deposit:<id>`): real money for the player plus a wagering
 * requirement of `depositWagerMultiplier` (a whole number) times the amount. `amount` in minor units, above zero.
 */
export function depositPosting({ deposit, amount, now, depositWagerMultiplier }: Credited): NewPosting {
  const { id, player, currency } = deposit;
  if (amount <= 0n) throw new RangeError(`A deposit of ${amount}`);
  const wager = amount * BigInt(depositWagerMultiplier);
  const entries: Entry[] = [
    { player, purse: 'real', currency, amount },
    { player: null, purse: 'payments', currency, amount: -amount },
    { player, purse: 'deposit_wager', currency, amount: wager },
    { player: null, purse: 'deposit_wager_owed', currency, amount: -wager },
  ];
  return { key: `deposit:${id}`, kind: 'deposit', reference: id, now, entries };
}

/** Books a deposit once. Throws LedgerConflict when it was booked with another amount. */
export const bookDeposit = async (db: Db, credited: Credited): Promise<Posting> => post(db, depositPosting(credited));
