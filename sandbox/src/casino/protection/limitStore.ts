import { and, eq } from 'drizzle-orm';
import { LIMIT_PERIODS, type LimitPeriod } from '@/domain/protection/options';
import { type Db } from '../../db/database';
import { type LimitRow, limits } from './schema';
import { changed, type LimitState, NO_LIMIT, standing } from './limitRule';

export type LimitKind = LimitRow['kind'];
export type LimitOwner = { player: string; currency: string };

/** A limit with its kind, period and time of the last change; null when it was never set. */
export type OwnLimit = LimitState & { kind: LimitKind; period: LimitPeriod; changedAt: Date | null };

/** The maximum bet has no period; it is stored under the daily one. */
export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'maxBet' ? [LIMIT_PERIODS[0]] : LIMIT_PERIODS;

/** A player's limits of these kinds in a currency, in force at `now`, in the order of `kinds` and then daily first. */
export async function limitsOf(
  db: Db,
  { player, currency }: LimitOwner,
  kinds: readonly LimitKind[],
  now: Date,
): Promise<OwnLimit[]> {
  const rows = await db
    .select()
    .from(limits)
    .where(and(eq(limits.player, player), eq(limits.currency, currency)));
  return kinds.flatMap((kind) =>
    periodsOf(kind).map((period) => {
      const row = rows.find((one) => one.kind === kind && one.period === period);
      return { ...standing(row ?? NO_LIMIT, now), kind, period, changedAt: row?.changedAt ?? null };
    }),
  );
}

/** A player's three deposit limits in a currency, as in force at `now`, daily first. */
export const depositLimits = (db: Db, owner: LimitOwner, now: Date): Promise<OwnLimit[]> =>
  limitsOf(db, owner, ['deposit'], now);

type Change = LimitOwner & { kind: LimitKind; period: LimitPeriod; now: Date };

async function write(tx: Db, { now, ...place }: Change, state: LimitState): Promise<void> {
  const { amount, pendingAmount, pendingFrom } = state;
  const values = { amount, pendingAmount, pendingFrom, changedAt: now };
  await tx
    .insert(limits)
    .values({ ...place, ...values })
    .onConflictDoUpdate({ target: [limits.player, limits.kind, limits.period, limits.currency], set: values });
}

/** Changes a deposit limit by the rule of `changed`. The caller holds the lock on the account's row. */
export async function changeDepositLimit(
  tx: Db,
  { asked, ...place }: Omit<Change, 'kind'> & { asked: bigint | null },
): Promise<LimitState> {
  const { period, now } = place;
  const before = (await depositLimits(tx, place, now)).find((one) => one.period === period) ?? NO_LIMIT;
  const state = changed(before, asked, now);
  await write(tx, { ...place, kind: 'deposit' }, state);
  return state;
}

/**
 * Sets a play limit at once. The caller holds the lock on the account and has checked forbidsChange (playLimitRule.ts).
 */
export const setPlayLimit = (tx: Db, { asked, ...place }: Change & { asked: bigint | null }): Promise<void> =>
  write(tx, place, { ...NO_LIMIT, amount: asked });
