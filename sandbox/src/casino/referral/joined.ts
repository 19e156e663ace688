import { isIP } from 'node:net';
import { accountById, type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { linkByCode } from './links';
import { referrals } from './schema';

/** Why an account earns its referrer nothing. */
export type Reason = NonNullable<(typeof referrals.$inferSelect)['reason']>;

/** For how long the play of a friend counts. */
export const MONTHS = 12;

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** The mailbox an address delivers to: what follows a plus sign is a note of its owner. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** This machine's own address says nothing of a household. */
const isOutside = (ip: string | undefined): boolean =>
  ip !== undefined && isIP(ip) > 0 && !/^(127\.|::1$|::ffff:127\.)/.test(ip);

const isSamePerson = (one: AccountRow, other: AccountRow): boolean =>
  same(one.firstName, other.firstName) &&
  same(one.lastName, other.lastName) &&
  one.dateOfBirth !== null &&
  one.dateOfBirth === other.dateOfBirth;

const isSameHousehold = (one: AccountRow, other: AccountRow): boolean =>
  (same(one.address, other.address) && same(one.zipCode, other.zipCode)) ||
  (isOutside(one.origin.ip) && one.origin.ip === other.origin.ip);

/** Why `friend` earns `referrer` nothing; null for an account that counts. */
export function reasonOf(referrer: AccountRow, friend: AccountRow): Reason | null {
  const isSelf =
    isSamePerson(referrer, friend) ||
    mailboxOf(referrer.email) === mailboxOf(friend.email) ||
    same(referrer.origin.deviceToken, friend.origin.deviceToken);
  if (isSelf) return 'self';
  if (friend.tags.includes('duplicate')) return 'duplicate';
  return isSameHousehold(referrer, friend) ? 'household' : null;
}

/** The day some months after another; the last of a month where it has no such day. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** Notes whose link brought a new account, if any; in the transaction that opens it. `percent` is the brand's share. */
export async function noteReferral(tx: Db, friend: AccountRow, percent: unknown): Promise<void> {
  const link = friend.affiliateToken === null ? null : await linkByCode(tx, friend.brand, friend.affiliateToken);
  const referrer = link && (await accountById(tx, link.player));
  if (!referrer || referrer.id === friend.id) return;
  await tx.insert(referrals).values({
    friend: friend.id,
    referrer: referrer.id,
    rate: typeof percent === 'number' && percent > 0 ? Math.round(percent * 100) : 0,
    reason: reasonOf(referrer, friend),
    joinedAt: friend.createdAt,
    countsUntil: monthsAfter(friend.createdAt, MONTHS),
  });
}
