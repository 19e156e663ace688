import { desc, eq, sql } from 'drizzle-orm';
import { HOUR_MS } from '@/domain/time/lengths';
import { decimalsOf } from '@/domain/money/money';
import { accounts } from '../accounts/store/schema';
import { worthOfUnit } from '../../currencies/worth';
import { type Db } from '../../db/database';
import { type ReferralLink } from './links';
import { referralClaims, referrals } from './schema';

/** Basis points in a whole. */
const WHOLE = 10_000n;
/** A stake is settled, and counts, once nothing has taken it back for this long. */
export const SETTLED_AFTER_MS = HOUR_MS;

/** A referred account and its share so far, in minor units of the referrer's currency. */
export type Friend = typeof referrals.$inferSelect & {
  nickname: string | null;
  firstName: string | null;
  played: boolean;
  share: bigint;
};

type Staked = { friend: string; currency: string; staked: string; return_to_player: string | null };

/** An amount × edge × rate in another currency, by the fixed rates of the sandbox, rounded down once. */
export function shareOf(
  staked: bigint,
  { edge, rate, from, to }: { edge: bigint; rate: bigint; from: string; to: string },
): bigint {
  const [worth, worthOfOther] = [worthOfUnit(from), worthOfUnit(to)];
  if (worth === undefined || worthOfOther === undefined) return 0n;
  const scaled = staked * edge * rate * worth * 10n ** BigInt(decimalsOf(to));
  return scaled / (WHOLE * WHOLE * worthOfOther * 10n ** BigInt(decimalsOf(from)));
}

/**
 * Real money staked by referred accounts that count, by friend, currency and game: booked stakes that were not taken
 * back, from the day of joining until the terms end. Bonus money and free spins are left out.
 */
async function settledStakes(db: Db, referrer: string, now: Date): Promise<Staked[]> {
  const settled = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
  const { rows } = (await db.execute(sql`select r.friend::text as friend, t.currency,
      sum(t.amount - t.bonus_part)::text as staked, g.return_to_player::text as return_to_player
    from referrals r join wallet_transactions t on t.player = r.friend
    left join games g on g.id = t.game
    where r.referrer = ${referrer}::uuid and r.reason is null
      and t.kind = 'debit' and t.outcome = 'booked' and t.amount > t.bonus_part
      and t.created_at >= r.joined_at and t.created_at < r.counts_until and t.created_at <= ${settled}::timestamptz
      and not exists (select from wallet_transactions b where b.of = t.id and b.kind = 'rollback' and b.outcome = 'booked')
    group by r.friend, t.currency, t.game, g.return_to_player`)) as unknown as { rows: Staked[] };
  return rows;
}

/** A game that left the catalogue has no edge that could be told. */
const edgeOf = (returnToPlayer: string | null): bigint => {
  const returned = returnToPlayer === null ? WHOLE : BigInt(returnToPlayer.replace('.', ''));
  return returned < WHOLE ? WHOLE - returned : 0n;
};

/** The accounts that joined by a link, newest first, with what each of them has earned so far. */
export async function friendsOf(db: Db, { player, currency }: ReferralLink, now: Date): Promise<Friend[]> {
  const rows = await db
    .select({ referral: referrals, nickname: accounts.nickname, firstName: accounts.firstName })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.friend))
    .where(eq(referrals.referrer, player))
    .orderBy(desc(referrals.joinedAt), desc(referrals.friend));
  if (rows.length === 0) return [];
  const staked = await settledStakes(db, player, now);
  return rows.map(({ referral, ...names }) => {
    const own = staked.filter(({ friend }) => friend === referral.friend);
    const share = own.reduce((sum, one) => {
      const terms = {
        edge: edgeOf(one.return_to_player),
        rate: BigInt(referral.rate),
        from: one.currency,
        to: currency,
      };
      return sum + shareOf(BigInt(one.staked), terms);
    }, 0n);
    return { ...referral, ...names, played: own.length > 0, share };
  });
}

/** What a player was paid for referrals so far. */
export async function claimedSum(db: Db, player: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${referralClaims.amount}), 0)::text` })
    .from(referralClaims)
    .where(eq(referralClaims.player, player));
  return BigInt(row?.sum ?? 0);
}
