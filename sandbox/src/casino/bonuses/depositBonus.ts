import { type Market } from '@/config/markets/market';
import { type RequestOf } from '@/contract/wire';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type DepositRow } from '../deposits/schema';
import { type NewPosting } from '../ledger/post';
import { cancelBonus, expiredIfDue } from './held/end';
import { giveBonus } from './held/give';
import { type Offer } from './offers/offer';
import { offerById } from './offers/offers';
import { bonusRefusal, type Fault } from './refusals';
import { depositOfferFault } from './rules';
import { activeBonus } from './held/store';
import { readyBonus } from './held/uses';

/** The bonus chosen with a deposit, and the version of the terms accepted. */
export type ChosenBonus = { bonusId: string | null; bonusTermsVersion: string | null };

type Chooser = {
  account: AccountRow;
  market: Market;
  /** In minor units. */
  amount: bigint;
  currency: string;
  /** Whether the brand requires a verified e-mail for bonuses. */
  needsVerifiedEmail: boolean;
  language: string;
  now: Date;
};

type Body = Pick<RequestOf<'createDeposit'>, 'bonusId' | 'bonusTermsVersion'>;

/**
 * The bonus chosen with a new deposit, if any; the account must be locked. Throws the offer's refusal, so that nobody
 * pays for a bonus that cannot be granted.
 */
export async function chosenBonus(tx: Db, body: Body, chooser: Chooser): Promise<ChosenBonus> {
  const { bonusId, bonusTermsVersion: agreed = null } = body;
  if (bonusId === undefined || bonusId === null || bonusId === '') return { bonusId: null, bonusTermsVersion: null };
  const refuse = (fault: Fault): never => {
    throw bonusRefusal(fault, chooser.language);
  };
  const offer = offerById(bonusId) ?? refuse({ code: 'BONUS_NOT_FOUND' });
  if (agreed !== null && agreed !== offer.termsVersion)
    refuse({ code: 'VALIDATION', details: { bonusTermsVersion: offer.termsVersion } });
  const fault = await depositOfferFault(tx, offer, { ...chooser, country: null }, chooser.amount);
  if (fault) refuse(fault);
  return { bonusId: offer.id, bonusTermsVersion: agreed };
}

type Arrived = {
  deposit: DepositRow;
  chosen: ChosenBonus;
  /** Id of the bonus that the player agreed to lose with it, when it was begun; null for none. */
  cancels: string | null;
  amount: bigint;
  needsVerifiedEmail: boolean;
  marketOf: (account: AccountRow) => Market;
  now: Date;
};

/** The chosen offer, if it is still allowed when the money arrives and its terms are the accepted ones. */
async function stillHolds(tx: Db, account: AccountRow, arrived: Arrived): Promise<Offer | null> {
  const { deposit, chosen, amount, needsVerifiedEmail, marketOf, now } = arrived;
  const offer = chosen.bonusId === null ? undefined : offerById(chosen.bonusId);
  if (!offer || (chosen.bonusTermsVersion !== null && chosen.bonusTermsVersion !== offer.termsVersion)) return null;
  const market = marketOf(account);
  const taker = { account, market, currency: deposit.currency, country: null, needsVerifiedEmail, now };
  return (await depositOfferFault(tx, offer, taker, amount)) ? null : offer;
}

/**
 * What a credited deposit (`amount` is the credited part) does to the player's bonuses; call it before the deposit
 * itself is counted. The active bonus ends if the player agreed to lose it (BON-05), then the chosen one is granted on
 * the credited amount. One that was activated since the deposit was begun stays, and the chosen one is not granted,
 * because only one can be active. Returns the postings to book before and after the deposit's, in one step. Locks the
 * account.
 */
export async function bonusesOfDeposit(
  tx: Db,
  arrived: Arrived,
): Promise<{ before: NewPosting[]; after: NewPosting[] }> {
  const { deposit, chosen, cancels, amount, now } = arrived;
  const { id, player, currency } = deposit;
  const account = (await lockedAccount(tx, player))!;
  const expired = await expiredIfDue(tx, player, now);
  const active = expired ? null : await activeBonus(tx, player);
  const cancelled = active && active.id === cancels ? await cancelBonus(tx, active, now) : null;
  const before = (expired ?? cancelled)?.postings ?? [];
  const offer = active && !cancelled ? null : await stillHolds(tx, account, arrived);
  if (!offer) return { before, after: [] };
  const ready = await readyBonus(tx, player, offer.id, now);
  const { postings } = await giveBonus(tx, {
    player,
    offer,
    currency,
    deposit: { id, amount },
    now,
    termsVersion: chosen.bonusTermsVersion,
    ready: ready?.id ?? null,
  });
  return { before, after: postings };
}
