import { toDecimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time/lengths';
import { type Refusal } from '../../http/refusal';
import { stakeMinor } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { giftEntries } from '../ledger/gift';
import { post } from '../ledger/post';
import { addToCalendar } from '../rewards/addToCalendar';
import { type Caller, takerOf } from './caller';
import { lossLeft } from './lossLeft';
import { type Offer } from './offers/offer';
import { offerById } from './offers/offers';
import { bonusRefusal, type Fault } from './refusals';
import { type Taker } from './rules';
import { changeBonus, keepBonus } from './held/store';
import { depositsMade } from './held/uses';
import { ownBonus } from './held/userBonuses';

type Cashback = NonNullable<Offer['cashback']>;

/** Start of the loss period of a cashback made now. */
const countedFrom = ({ days }: Cashback, now: Date): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * The cashback on the losses of its period, in minor units; null below the minimum loss. Losses counted by an earlier
 * cashback are excluded, so that nothing is paid back twice.
 */
async function cashbackOf(
  tx: Db,
  { maxAmount, cashback }: Offer & { cashback: Cashback },
  taker: Taker,
): Promise<bigint | null> {
  const { currency, now } = taker;
  const { percent, minLoss } = cashback;
  const loss = await lossLeft(tx, taker, countedFrom(cashback, now));
  if (loss < (stakeMinor(minLoss, currency) ?? 0n)) return null;
  const [share, most] = [(loss * BigInt(percent)) / 100n, maxAmount === null ? null : stakeMinor(maxAmount, currency)];
  const amount = most !== null && share > most ? most : share;
  return amount > 0n ? amount : null;
}

/** NO_CASHBACK where the losses of its period are too small for it; null otherwise. */
export async function noCashback(tx: Db, offer: Offer & { cashback: Cashback }, taker: Taker): Promise<Fault | null> {
  return (await cashbackOf(tx, offer, taker)) === null ? lossTooSmall(offer.cashback, taker.currency) : null;
}

const lossTooSmall = ({ minLoss }: Cashback, currency: string): Fault => ({
  code: 'NO_CASHBACK',
  details: { minLoss: toDecimal(stakeMinor(minLoss, currency) ?? 0n, currency), currencyCode: currency },
});

type Owner = { account: { id: string }; currency: string; now: Date };

/**
 * The values of an available cashback: it becomes real money, without bonus money or wagering. `since` is the start of
 * the loss period; null for a gift.
 */
export const readyCashback = (offer: Offer, { account, currency, now }: Owner, amount: bigint, since: Date | null) => ({
  player: account.id,
  offer: offer.id,
  type: offer.type,
  status: 'available' as const,
  currency,
  amount,
  balance: 0n,
  freeSpinWinnings: 0n,
  wagerTotal: 0n,
  wagered: 0n,
  winnings: 0n,
  burned: 0n,
  wageringType: offer.wageringType,
  wageringMultiplier: 0,
  termsVersion: offer.termsVersion,
  createdAt: now,
  countedFrom: since,
  expiresAt: new Date(now.getTime() + offer.daysToWager * DAY_MS),
});

/** The smallest loss of which `amount` is `percent` percent. */
const lossFor = (amount: bigint, percent: number): bigint => {
  const parts = BigInt(percent);
  return (amount * 100n + parts - 1n) / parts;
};

/** Adds a cashback to the rakeback calendar, where it is claimed as part of its day. */
async function toCalendar(tx: Db, bonus: UserBonusRow, { percent }: Cashback, now: Date): Promise<Fault> {
  const { id: cause, player, currency, amount } = bonus;
  await changeBonus(tx, bonus, { status: 'completed', endedAt: now });
  const part = { ngr: lossFor(amount, percent), percent: (percent / 100).toString() };
  await addToCalendar(tx, { player, currency, amount, ...part, cause, now });
  return { code: 'ADD_TO_CALENDAR', details: { amount: toDecimal(amount, currency), currencyCode: currency } };
}

/**
 * Makes a cashback on the losses up to now, which fixes its amount, or takes the available one (`ready`). It stays
 * available to be claimed or, by the offer, goes into the calendar at once. Returns NO_CASHBACK below the minimum loss.
 */
export async function makeCashback(
  tx: Db,
  offer: Offer & { cashback: Cashback },
  taker: Taker,
  ready: UserBonusRow | null,
): Promise<{ bonus: UserBonusRow; inCalendar: Fault | null } | Fault> {
  const { cashback } = offer;
  const amount = ready ? ready.amount : await cashbackOf(tx, offer, taker);
  if (amount === null) return lossTooSmall(cashback, taker.currency);
  const since = countedFrom(cashback, taker.now);
  const bonus = ready ?? (await keepBonus(tx, readyCashback(offer, taker, amount, since), null));
  return { bonus, inCalendar: cashback.toCalendar ? await toCalendar(tx, bonus, cashback, taker.now) : null };
}

/**
 * Pays an available cashback as real money, once (key `cashback:<id>`). A calendar cashback goes into the calendar
 * instead, which is returned as the refusal ADD_TO_CALENDAR so that it is committed. Throws BONUS_NOT_FOUND,
 * DEPOSIT_REQUIRED, or NO_CASHBACK when it is already claimed or expired.
 */
export async function claimCashback(tx: Db, caller: Caller, userBonusId: string): Promise<UserBonusRow | Refusal> {
  const refusal = (fault: Fault) => bonusRefusal(fault, caller.language);
  const { account, now } = await takerOf(tx, caller);
  const bonus = await ownBonus(tx, account.id, userBonusId);
  if (bonus?.type !== 'instant_cashback') throw refusal({ code: 'BONUS_NOT_FOUND' });
  if ((await depositsMade(tx, account.id)) === 0) throw refusal({ code: 'DEPOSIT_REQUIRED' });
  const isOver = bonus.expiresAt !== null && bonus.expiresAt <= now;
  if (bonus.status !== 'available' || isOver || bonus.amount === 0n) throw refusal({ code: 'NO_CASHBACK' });
  const { player, currency, amount } = bonus;
  const cashback = offerById(bonus.offer)?.cashback;
  if (cashback?.toCalendar) return refusal(await toCalendar(tx, bonus, cashback, now));
  const paid = await changeBonus(tx, bonus, { status: 'completed', winnings: amount, activatedAt: now, endedAt: now });
  await post(tx, {
    key: `cashback:${bonus.id}`,
    kind: 'cashback',
    reference: bonus.id,
    now,
    entries: giftEntries({ player, currency, amount }),
  });
  return paid;
}
