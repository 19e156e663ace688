import { and, eq } from 'drizzle-orm';
import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { LIMIT_PERIODS, type LimitPeriod } from '@/domain/protection/options';
import { HOUR_MS } from '@/domain/time/lengths';
import { stakeMinor } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { type LimitRow, limits } from './schema';
import { changed, confirmed, type LimitState, NO_LIMIT, standing } from './limitRule';

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

/**
 * What caps a player's deposits: the own limits, and the market's limit of 30 days, which the player cannot change.
 */
export async function cappingDeposits(
  db: Db,
  owner: LimitOwner,
  now: Date,
  { limits: rules }: Market,
): Promise<OwnLimit[]> {
  const own = await depositLimits(db, owner, now);
  const most = rules.mostDeposits === null ? null : stakeMinor(rules.mostDeposits, owner.currency);
  if (most === null) return own;
  return [...own, { ...NO_LIMIT, amount: most, kind: 'deposit', period: LIMIT_PERIODS[2], changedAt: null }];
}

type Change = LimitOwner & { kind: LimitKind; period: LimitPeriod; now: Date };

async function write(tx: Db, { now, ...place }: Change, state: LimitState): Promise<void> {
  const { amount, pendingAmount, pendingFrom, pendingConfirm } = state;
  const values = { amount, pendingAmount, pendingFrom, pendingConfirm, changedAt: now };
  await tx
    .insert(limits)
    .values({ ...place, ...values })
    .onConflictDoUpdate({ target: [limits.player, limits.kind, limits.period, limits.currency], set: values });
}

const limitAt = async (tx: Db, { kind, period, now, ...owner }: Change): Promise<LimitState> =>
  (await limitsOf(tx, owner, [kind], now)).find((one) => one.period === period) ?? NO_LIMIT;

/** How a raise takes effect: after some hours, and in some markets after a second confirmation. */
type Raise = { raiseHours: number; confirms: boolean };

/** Changes a limit by the rule of `changed`. The caller holds the lock on the account's row. */
export async function changeLimit(
  tx: Db,
  { asked, raiseHours, confirms, ...place }: Change & { asked: bigint | null } & Raise,
): Promise<LimitState> {
  const state = changed(await limitAt(tx, place), asked, place.now, { waitMs: raiseHours * HOUR_MS, confirms });
  await write(tx, place, state);
  return state;
}

/**
 * Raises a limit whose raise has waited long enough and is confirmed by this; false where none is due. The caller holds
 * the lock on the account's row.
 */
export async function confirmRaise(tx: Db, place: Change): Promise<boolean> {
  const state = confirmed(await limitAt(tx, place), place.now);
  if (state) await write(tx, place, state);
  return state !== null;
}

/** Changes a deposit limit, as `changeLimit`. */
export const changeDepositLimit = (
  tx: Db,
  change: Omit<Change, 'kind'> & { asked: bigint | null },
  { limits: { depositRaiseHours, confirmsRaise } }: Market = anywhere,
): Promise<LimitState> =>
  changeLimit(tx, { ...change, kind: 'deposit', raiseHours: depositRaiseHours, confirms: confirmsRaise });

/**
 * Sets a play limit at once. The caller holds the lock on the account and has checked forbidsChange (playLimitRule.ts).
 */
export const setPlayLimit = (tx: Db, { asked, ...place }: Change & { asked: bigint | null }): Promise<void> =>
  write(tx, place, { ...NO_LIMIT, amount: asked });
