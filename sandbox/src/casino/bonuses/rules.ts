import { type Fault } from './refusals';
import { type AccountRow } from '../accounts/store/accounts';
import { type Market } from '@/config/markets/market';
import { type Db } from '../../db/database';
import { toDecimal } from '@/domain/money/money';
import { weekdayOf } from '@/domain/time/day';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { dayIn } from '@/domain/time/zone';
import { stakeMinor } from '../../currencies/stakesIn';
import { walletsOf } from '../ledger/accounts';
import { inOpenBets } from '../bets/playSums';
import { inWithdrawals } from '../ledger/totals';
import { zoneOf } from '../rewards/zones';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { type Offer } from './offers/offer';
import { needsDeposit } from './offers/offers';
import { activeBonus } from './held/store';
import { depositsMade, lastUse, participantsOf, readyBonus } from './held/uses';

/** The player who wants an offer, and when; the account row is locked. */
export type Taker = {
  account: Pick<AccountRow, 'id' | 'brand' | 'countryCode' | 'currencyCode' | 'createdAt' | 'emailVerifiedAt' | 'tags'>;
  currency: string;
  /** Country code of the visitor; null where there is no call. */
  country: string | null;
  /** Whether the brand requires a verified e-mail (CONF-24). */
  needsVerifiedEmail: boolean;
  market: Market;
  now: Date;
};

type Check = (tx: Db, offer: Offer, taker: Taker) => Fault | null | Promise<Fault | null>;

/** Duplicate accounts get nothing for free; deposit bonuses stay open to them (BON-13). */
const NOT_FOR_DUPLICATES: readonly Offer['type'][] = ['no_deposit', 'freespins'];

const emailVerified: Check = (_tx, _offer, { account, needsVerifiedEmail }) =>
  needsVerifiedEmail && account.emailVerifiedAt === null ? { code: 'REQUIRED_EMAIL_VERIFICATION' } : null;

const noDuplicate: Check = (_tx, { type }, { account }) =>
  account.tags?.includes('duplicate') && NOT_FOR_DUPLICATES.includes(type) ? { code: 'DUPLICATE_ACCOUNT' } : null;

/** Whether a market allows an offer's wagering. */
export const isWithinCap = ({ wageringMultiplier }: Offer, { wageringCap }: Market): boolean =>
  wageringCap === null || wageringMultiplier <= wageringCap;

/** What a market does not allow does not exist in it. */
const inMarket: Check = (_tx, offer, { market }) => (isWithinCap(offer, market) ? null : { code: 'BONUS_NOT_FOUND' });

const inCountry: Check = (_tx, { notIn }, { account, country }) => {
  const found = [country, account.countryCode].find((one) => one !== null && notIn.includes(one));
  return found ? { code: 'COUNTRY_BLOCKED', details: { country: found } } : null;
};

const isOpenAt = ({ rules: { from, until } }: Offer, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

const inWindow: Check = (_tx, offer, { now }) => {
  const { from, until } = offer.rules;
  return isOpenAt(offer, now) ? null : { code: 'TIME_WINDOW', details: { from, until } };
};

const onItsDays: Check = async (tx, { rules: { days } }, { account, now }) => {
  if (days.length === 0) return null;
  const today = WEEKDAYS[weekdayOf(dayIn(await zoneOf(tx, account.id, now), now))]!;
  return days.includes(today) ? null : { code: 'DAYS_VALID', details: { days } };
};

const soonAfterRegistration: Check = (_tx, { rules: { registrationHours } }, { account, now }) => {
  if (registrationHours === null) return null;
  const until = new Date(account.createdAt.getTime() + registrationHours * HOUR_MS);
  return now < until ? null : { code: 'REGISTRATION_BONUS', details: { until: until.toISOString() } };
};

const notFull: Check = async (tx, { id, rules: { maxParticipants } }, { account }) =>
  maxParticipants !== null && (await participantsOf(tx, id, account)) >= maxParticipants
    ? { code: 'MAXIMUM_PARTICIPANTS', details: { maxParticipants } }
    : null;

const notUsed: Check = async (tx, { id, rules: { retryDays } }, { account, now }) => {
  const last = await lastUse(tx, account.id, id);
  if (!last) return null;
  if (retryDays === null) {
    return last.status === 'cancelled' ? { code: 'CANCELLED' } : { code: 'RETRY_PERIOD', details: { from: null } };
  }
  const from = new Date((last.activatedAt ?? last.createdAt).getTime() + retryDays * DAY_MS);
  return now < from ? { code: 'RETRY_PERIOD', details: { from: from.toISOString() } } : null;
};

const ofItsNumber =
  (made: number): Check =>
  (_tx, { rules: { depositNumber } }) =>
    depositNumber === null || made === depositNumber - 1
      ? null
      : {
          code: 'DEPOSITS_NUMBER',
          details: { depositNumber, made, remaining: Math.max(0, depositNumber - made) },
        };

const comesAlone: Check = (_tx, offer, { currency }) =>
  needsDeposit(offer)
    ? {
        code: 'DEPOSIT_REQUIRED',
        details: { minDeposit: toDecimal(stakeMinor(offer.minDeposit ?? '0', currency) ?? 0n, currency) },
      }
    : null;

const afterDeposit =
  (made: number): Check =>
  (_tx, { type }) =>
    type === 'instant_cashback' && made === 0 ? { code: 'DEPOSIT_REQUIRED' } : null;

const balanceLow: Check = async (tx, { minBalance }, { account, currency }) => {
  const most = minBalance === null ? null : stakeMinor(minBalance, currency);
  if (most === null) return null;
  const wallets = await walletsOf(tx, account.id, account.currencyCode);
  const real = wallets.find((wallet) => wallet.currency === currency)?.real ?? 0n;
  // A wallet is not empty while its money may come back.
  const away = (await inWithdrawals(tx, account.id, currency)) + (await inOpenBets(tx, account.id, currency));
  if (real + away < most) return null;
  return { code: 'BALANCE_TOO_HIGH', details: { minBalance: toDecimal(most, currency), currencyCode: currency } };
};

/** Only one bonus may be active; a cashback has no wagering, so it does not count. */
const noneActive: Check = async (tx, { type }, { account }) => {
  if (type === 'instant_cashback') return null;
  const active = await activeBonus(tx, account.id);
  if (!active) return null;
  return { code: active.type === 'freespins' && type === 'freespins' ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS' };
};

async function firstFault(checks: readonly Check[], tx: Db, offer: Offer, taker: Taker): Promise<Fault | null> {
  for (const check of checks) {
    const fault = await check(tx, offer, taker);
    if (fault) return fault;
  }
  return null;
}

/** The offer's own rules. An available bonus has already passed them. */
const OWN: readonly Check[] = [inWindow, onItsDays, soonAfterRegistration, notFull, notUsed];
const PERSON: readonly Check[] = [inMarket, emailVerified, noDuplicate, inCountry];

/**
 * Why a player may not activate an offer now, as the first failing check; null if allowed. `isReady`: the player has an
 * available bonus of it, by a coupon, as a gift or as a prize.
 */
export async function activationFault(tx: Db, offer: Offer, taker: Taker, isReady: boolean): Promise<Fault | null> {
  const made = await depositsMade(tx, taker.account.id);
  const checks = [
    ...PERSON,
    ...(isReady ? [] : OWN),
    ofItsNumber(made),
    comesAlone,
    afterDeposit(made),
    balanceLow,
    noneActive,
  ];
  return firstFault(checks, tx, offer, taker);
}

/** Why a coupon may not be redeemed for its offer now, or null. The e-mail is only checked at activation. */
export const couponFault = (tx: Db, offer: Offer, taker: Taker): Promise<Fault | null> =>
  firstFault(
    [inMarket, noDuplicate, inCountry, inWindow, onItsDays, soonAfterRegistration, notFull, notUsed],
    tx,
    offer,
    taker,
  );

/**
 * Why an offer may not be granted with a deposit that is being created or has just arrived and is not counted yet
 * (`deposited` in minor units); null if allowed. An active bonus is the caller's to judge (BON-05).
 */
export async function depositOfferFault(tx: Db, offer: Offer, taker: Taker, deposited: bigint): Promise<Fault | null> {
  if (!needsDeposit(offer)) return { code: 'BONUS_NOT_FOUND' };
  const ready = await readyBonus(tx, taker.account.id, offer.id, taker.now);
  if (offer.couponCode !== null && !ready) return { code: 'BONUS_NOT_FOUND' };
  const enough: Check = () =>
    deposited < (stakeMinor(offer.minDeposit ?? '0', taker.currency) ?? 0n) ? { code: 'DEPOSIT_REQUIRED' } : null;
  const made = await depositsMade(tx, taker.account.id);
  return firstFault([...PERSON, ...(ready ? [] : OWN), ofItsNumber(made), enough], tx, offer, taker);
}
