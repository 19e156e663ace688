import { eq, sql } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type Brand } from '../../brands/brand/brand';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { claimedSum, type Friend, friendsOf } from './earned';
import { MONTHS } from './joined';
import { ownLink, type ReferralLink } from './links';
import { referralVisits } from './schema';

type Wire = AnswerOf<'referral'>['data']['referral'];
type Site = { origin: string; settings: Brand['settings'] };

/** The friends of a list; the sums are those of all friends. */
const MOST_FRIENDS = 50;

async function visitsOf(db: Db, referrer: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(referralVisits)
    .where(eq(referralVisits.referrer, referrer));
  return row?.count ?? 0;
}

/** The first and last letter of a friend's nickname or first name: enough to tell friends apart, and no more. */
export function maskedName(name: string | null): string | null {
  const letters = [...(name?.trim() ?? '')];
  if (letters.length === 0) return null;
  return `${letters[0]}***${letters.length > 2 ? letters.at(-1) : ''}`;
}

const linkUrl = ({ code }: ReferralLink, { origin, settings }: Site): string => {
  const { affiliateKeyQueryParameter: parameter } = settings;
  const url = new URL('/', origin);
  url.searchParams.set(typeof parameter === 'string' && parameter !== '' ? parameter : 'nxafk', code);
  return url.href;
};

const friendWire = (friend: Friend, currency: string) => ({
  name: maskedName(friend.nickname ?? friend.firstName),
  joinedAt: friend.joinedAt.toISOString(),
  countsUntil: friend.countsUntil.toISOString(),
  share: toDecimal(friend.share, currency),
  reason: friend.reason,
});

/** A player's referral: the link, its counts, and the share that friends have earned. */
export async function referralWire(db: Db, account: AccountRow, site: Site, now: Date): Promise<Wire> {
  const link = await ownLink(db, account, now);
  const friends = await friendsOf(db, link, now);
  const revenue = friends.reduce((sum, { share }) => sum + share, 0n);
  const left = revenue - (await claimedSum(db, account.id));
  const { currency } = link;
  return {
    link: linkUrl(link, site),
    visits: await visitsOf(db, account.id),
    registrations: friends.length,
    played: friends.filter(({ played }) => played).length,
    revenue: toDecimal(revenue, currency),
    claimable: toDecimal(left > 0n ? left : 0n, currency),
    currencyCode: currency,
    ...(typeof site.settings.referAFriendPercent === 'number' && { percent: site.settings.referAFriendPercent }),
    months: MONTHS,
    friends: friends.slice(0, MOST_FRIENDS).map((friend) => friendWire(friend, currency)),
  };
}
