import { sql, type SQL } from 'drizzle-orm';
import { formatDayParts } from '@/domain/format/day';
import { type Spoken } from '../../http/languages';
import { nameOfOffer } from '../bonuses/offers/offers';
import { textIn, texts } from '../../texts/texts';
import { type Db } from '../../db/database';
import { ownWithin, type RewardType, rowsOf, type Source, type Span } from './source';

/** A table of rewards: all completed, none with a reference. */
const given = (
  type: RewardType,
  told: { table: SQL; id: SQL; at: SQL; amount: SQL; method: SQL; listed: SQL },
): Source<RewardType> => ({
  ...told,
  type,
  reference: sql`null::text`,
  status: sql`'completed'`,
  bonus: sql`true`,
  inStatus: (status) => (status === 'completed' ? sql`true` : null),
});

const bonuses = (type: RewardType, listed: SQL) =>
  given(type, {
    table: sql`user_bonuses`,
    id: sql`id::text`,
    at: sql`ended_at`,
    amount: sql`winnings`,
    method: sql`offer`,
    listed: sql`winnings > 0 and ${listed}`,
  });

/**
 * Rewards paid as real money, from small tables keyed by player: claimed calendar days, claimed cashbacks, completed
 * bonuses, daily bonuses, prizes of tournaments and claimed referrals. The ledger check compares each with its posting.
 */
export const REWARD_SOURCES: readonly Source<RewardType>[] = [
  given('rakeback', {
    table: sql`rakeback_days`,
    id: sql`id::text`,
    at: sql`paid_at`,
    amount: sql`amount`,
    method: sql`day::text`,
    listed: sql`paid_at is not null`,
  }),
  bonuses('cashback', sql`type = 'instant_cashback'`),
  bonuses('bonusWin', sql`type <> 'instant_cashback'`),
  given('dailyBonus', {
    table: sql`daily_bonuses`,
    id: sql`'daily-bonus:' || day`,
    at: sql`opened_at`,
    amount: sql`amount`,
    method: sql`day::text`,
    listed: sql`true`,
  }),
  given('referral', {
    table: sql`referral_claims`,
    id: sql`id::text`,
    at: sql`claimed_at`,
    amount: sql`amount`,
    method: sql`''::text`,
    listed: sql`true`,
  }),
  given('tournament', {
    table: sql`tournament_entries`,
    id: sql`'tournament:' || tournament`,
    at: sql`paid_at`,
    amount: sql`prize`,
    method: sql`(paid_at at time zone 'UTC')::date::text`,
    listed: sql`paid_at is not null and prize is not null`,
  }),
];

/** Rewards that are no offers. */
const NAMED = ['rakeback', 'dailyBonus', 'tournament', 'referral'] as const;

/** Short: the entry has a date of its own. */
const SHORT = { day: 'numeric', month: 'short' } as const;

/** The method of a reward: calendar, daily bonus or tournament with its day, or the name of the offer. */
export function rewardMethod(type: RewardType, from: string, language: Spoken): string {
  const named = NAMED.find((one) => one === type);
  if (named === undefined) return nameOfOffer(from, language);
  const method = textIn(language, 'casino', `rewardMethod.${named}`);
  return named === 'referral' ? method : `${method} · ${formatDayParts(texts.localeOf(language), from, SHORT)}`;
}

/** Rewards paid to a player within a period, in minor units of a currency, by type. */
export async function rewardsIn(
  db: Db,
  { player, currency }: { player: string; currency: string },
  period: Span,
): Promise<Record<RewardType, bigint>> {
  const sums = REWARD_SOURCES.map(
    (source) => sql`(select ${source.type}::text as type, coalesce(sum(${source.amount}), 0)::text as sum
      from ${source.table} where ${ownWithin(source, player, period)} and currency = ${currency})`,
  );
  const rows = await rowsOf<{ type: RewardType; sum: string }>(db, sql.join(sums, sql` union all `));
  return Object.fromEntries(rows.map(({ type, sum }) => [type, BigInt(sum)])) as Record<RewardType, bigint>;
}
