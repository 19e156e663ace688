import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { createAccount } from '../casino/accounts/store/accounts';
import { type Db } from '../db/database';
import { type Entry, type Purse } from '../casino/ledger/entry';

/** Creates a player for ledger tests; answers the account id. */
export async function testPlayer(db: Db, currencyCode: string | null = 'EUR'): Promise<string> {
  const email = `${randomUUID()}@players.example`;
  const now = new Date('2026-11-20T12:00:00.000Z');
  const account = await createAccount(db, newAccount({ brand: 'curacao', email, language: 'en', currencyCode, now }));
  assert.ok(typeof account !== 'string', String(account));
  return account.id;
}

const AGAINST = {
  real: 'payments',
  bonus: 'bonuses',
  wager: 'wager_owed',
  deposit_wager: 'deposit_wager_owed',
  rollover: 'rollover_owed',
} as const satisfies Record<Purse, string>;

/** Entries that credit a player's purse (negative: debit it), with the house's counter-entry. */
export const toPurse = (player: string, amount: bigint, currency = 'EUR', purse: Purse = 'real'): Entry[] => [
  { player, purse, currency, amount },
  { player: null, purse: AGAINST[purse], currency, amount: -amount },
];
