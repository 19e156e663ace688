import { and, eq, inArray, ne } from 'drizzle-orm';
import { accountById } from '../db/accounts';
import { type Db } from '../db/database';
import { ledgerAccounts, PURSES, wallets } from '../db/schema/ledger';
import { type Purse } from './entry';

/** A wallet of a player: the five values of its balance (ENT-14), in minor units of its currency. */
export type WalletBalance = { currency: string; isActive: boolean } & Readonly<Record<Purse, bigint>>;

const NOTHING: Readonly<Record<Purse, bigint>> = { real: 0n, bonus: 0n, wager: 0n, deposit_wager: 0n, rollover: 0n };

/**
 * Every wallet of a player, the active one first and then by currency; exactly one is active. An account with a currency
 * has a wallet in it from the beginning, with zeros and nothing stored. None for an account without a currency and
 * without money.
 */
export async function walletsOf(db: Db, player: string, currencyOfAccount: string | null): Promise<WalletBalance[]> {
  const stored = await db.select().from(wallets).where(eq(wallets.player, player));
  const balances = await db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.player, player), inArray(ledgerAccounts.purse, [...PURSES])));
  const currencies = new Set([...stored, ...balances].map(({ currency }) => currency));
  if (currencyOfAccount) currencies.add(currencyOfAccount);
  const active = stored.find(({ isActive }) => isActive)?.currency ?? currencyOfAccount ?? [...currencies].sort()[0];
  return [...currencies]
    .map((currency) => {
      const own = balances.filter((row) => row.currency === currency).map(({ purse, balance }) => [purse, balance]);
      return { currency, isActive: currency === active, ...NOTHING, ...(Object.fromEntries(own) as object) };
    })
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || (a.currency < b.currency ? -1 : 1));
}

/**
 * Gives a player a wallet in a currency, unless there is one. The first one also brings that of the account's currency,
 * which is then the active one. The player's account must be locked (post does).
 */
export async function openWallet(tx: Db, player: string, currency: string): Promise<void> {
  const own = await tx.select().from(wallets).where(eq(wallets.player, player));
  if (own.some((wallet) => wallet.currency === currency)) return;
  const active = own.length > 0 ? null : ((await accountById(tx, player))?.currencyCode ?? currency);
  const opened = new Set([currency, ...(active ? [active] : [])]);
  await tx.insert(wallets).values([...opened].map((one) => ({ player, currency: one, isActive: one === active })));
}

/**
 * Makes one of a player's wallets the active one; false when the player has none in this currency. Choosing the active
 * one again changes nothing. The player's account must be locked (lockedAccount).
 */
export async function chooseWallet(
  tx: Db,
  { player, currency, currencyOfAccount }: { player: string; currency: string; currencyOfAccount: string | null },
): Promise<boolean> {
  const chosen = (await walletsOf(tx, player, currencyOfAccount)).find((wallet) => wallet.currency === currency);
  if (!chosen) return false;
  await openWallet(tx, player, currency);
  // One after the other: two may never be active, not even for a moment.
  await tx
    .update(wallets)
    .set({ isActive: false })
    .where(and(eq(wallets.player, player), ne(wallets.currency, currency)));
  await tx
    .update(wallets)
    .set({ isActive: true })
    .where(and(eq(wallets.player, player), eq(wallets.currency, currency)));
  return true;
}
