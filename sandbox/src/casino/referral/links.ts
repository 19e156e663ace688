import { createHash, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { worthOfUnit } from '../../currencies/worth';
import { referralLinks, referralVisits } from './schema';

export type ReferralLink = typeof referralLinks.$inferSelect;

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

const madeCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A player's link; null before it was first asked for. */
export async function linkOf(db: Db, player: string): Promise<ReferralLink | null> {
  const [row] = await db.select().from(referralLinks).where(eq(referralLinks.player, player));
  return row ?? null;
}

/** A player's link, made the first time. Its currency never changes, so that changing wallets pays nothing twice. */
export async function ownLink(db: Db, account: AccountRow, now: Date): Promise<ReferralLink> {
  const known = await linkOf(db, account.id);
  if (known) return known;
  const { currencyCode } = account;
  const currency = currencyCode !== null && worthOfUnit(currencyCode) !== undefined ? currencyCode : 'EUR';
  await db
    .insert(referralLinks)
    .values({ player: account.id, brand: account.brand, code: madeCode(), currency, createdAt: now })
    .onConflictDoNothing({ target: referralLinks.player });
  return (await linkOf(db, account.id))!;
}

/** The link of a brand with this code, however it was typed. */
export async function linkByCode(db: Db, brand: string, code: string): Promise<ReferralLink | null> {
  const [row] = await db
    .select()
    .from(referralLinks)
    .where(and(eq(referralLinks.brand, brand), eq(referralLinks.code, code.trim().toLowerCase())));
  return row ?? null;
}

/** A visit that the visitor allows to be counted; `visitor` is the device's token. */
type Visit = { brand: string; code: string; visitor: string; account: AccountRow | null; now: Date };

/** Counts a visit by a link, once per visitor and day (UTC). The referrer's own visits do not count. */
export async function countVisit(db: Db, { brand, code, visitor, account, now }: Visit): Promise<void> {
  const link = await linkByCode(db, brand, code);
  if (!link || link.player === account?.id) return;
  const day = now.toISOString().slice(0, 10);
  const visitorHash = createHash('sha256').update(`${link.player} ${day} ${visitor}`).digest('hex');
  await db.insert(referralVisits).values({ referrer: link.player, day, visitorHash }).onConflictDoNothing();
}
