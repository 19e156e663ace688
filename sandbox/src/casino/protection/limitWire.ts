import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { LIMIT_PERIODS, type LimitPeriod } from '@/domain/protection/options';
import { grossDeposits } from '../deposits/gross';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { windowStart } from './limitRule';
import { depositLimits } from './limitStore';

export type LimitWire = AnswerOf<'limits'>['data']['limits'][number];

const MONTHLY: LimitPeriod = LIMIT_PERIODS[2];

/** An account's deposit limits and their usage; none before the account has a currency. */
export async function depositLimitsWire(
  db: Db,
  { id: player, currencyCode }: Pick<AccountRow, 'id' | 'currencyCode'>,
  now: Date,
): Promise<LimitWire[]> {
  if (currencyCode === null) return [];
  const wire: LimitWire[] = [];
  const inDecimal = (minor: bigint | null) => (minor === null ? null : toDecimal(minor, currencyCode));
  for (const { period, amount, pendingAmount, pendingFrom, pendingConfirm } of await depositLimits(
    db,
    { player, currency: currencyCode },
    now,
  )) {
    const used = await grossDeposits(db, { player, currency: currencyCode, since: windowStart(period, now) });
    wire.push({
      kind: 'deposit',
      period,
      currencyCode,
      amount: inDecimal(amount),
      used: toDecimal(used, currencyCode),
      pendingAmount: inDecimal(pendingAmount),
      pendingFrom: pendingFrom?.toISOString() ?? null,
      pendingConfirm,
      lockedUntil: null,
    });
  }
  return wire;
}

/** The monthly deposit limit for the player's details (spec §3); null when not set. */
export async function monthlyLimit(
  db: Db,
  account: Pick<AccountRow, 'id' | 'currencyCode'>,
  now: Date,
): Promise<LimitWire | null> {
  const limits = await depositLimitsWire(db, account, now);
  return limits.find(({ period, amount }) => period === MONTHLY && amount !== null) ?? null;
}
