import { and, eq, inArray, ne } from 'drizzle-orm';
import { accountById } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { ledgerAccounts, PURSES, wallets } from './schema';
import { type Purse } from './entry';

/** A player's wallet with the five values of its balance (ENT-14), in minor units of its currency. */
export type WalletBalance = { currency: string; isActive: boolean } & Readonly<Record<Purse, bigint>>;

const NOTHING: Readonly<Record<Purse, bigint>> = { real: 0n, bonus: 0n, wager: 0n, deposit_wager: 0n, rollover: 0n };

/**
 * Every wallet of a player: the active one first, then by currency. Exactly one is active. An account with a currency
 * always has a wallet in it, even with nothing stored (all zeros); an account with neither a currency nor money has
 * none.
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
 * Opens a wallet in a currency unless the player has one. The first one also opens the wallet of the account's
 * currency, which becomes the active one. The caller must hold the lock on the player's account (post does).
 */
export async function openWallet(tx: Db, player: string, currency: string): Promise<void> {
  const own = await tx.select().from(wallets).where(eq(wallets.player, player));
  if (own.some((wallet) => wallet.currency === currency)) return;
  const active = own.length > 0 ? null : ((await accountById(tx, player))?.currencyCode ?? currency);
  const opened = new Set([currency, ...(active ? [active] : [])]);
  await tx.insert(wallets).values([...opened].map((one) => ({ player, currency: one, isActive: one === active })));
}

/**
 * Makes one of a player's wallets the active one; false when the player has none in this currency. Idempotent. The
 * caller must hold the lock on the player's account (lockedAccount).
 */
export async function chooseWallet(
  tx: Db,
  { player, currency, currencyOfAccount }: { player: string; currency: string; currencyOfAccount: string | null },
): Promise<boolean> {
  const chosen = (await walletsOf(tx, player, currencyOfAccount)).find((wallet) => wallet.currency === currency);
  if (!chosen) return false;
  await openWallet(tx, player, currency);
  // Two updates in this order, because two wallets may never be active at the same time.
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
