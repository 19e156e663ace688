import { signOf } from '../money/signOf';
import { comesWithDeposit, type Offer } from './offer';

/** One figure of what an offer gives: a share of a deposit (`share`) or of a loss (`back`), free spins, or money. */
export type OfferSize =
  | { kind: 'share' | 'back'; percent: number; most: string | null }
  | { kind: 'spins'; count: number }
  | { kind: 'money'; amount: string };

type Sized = Pick<Offer, 'type' | 'amount' | 'cashback' | 'depositPercent' | 'freeSpins' | 'maxAmount' | 'minDeposit'>;

/** The fixed amount that an offer gives; null where it tells none, or nothing. */
export const givenAmount = ({ amount }: Pick<Offer, 'amount'>): string | null =>
  amount !== null && signOf(amount) === '+' ? amount : null;

/** Whether what is won with its free spins is all that an offer gives. */
export const givesWinsAlone = (offer: Pick<Offer, 'type' | 'amount'>): boolean =>
  offer.type === 'freespins' && givenAmount(offer) === null;

/** What an offer gives, in figures, the one of its type first; what it does not tell, or tells as nothing, is left out. */
export function sizesOf(offer: Sized): OfferSize[] {
  const { type, cashback, depositPercent, freeSpins } = offer;
  const amount = givenAmount(offer);
  const most = offer.maxAmount !== null && signOf(offer.maxAmount) === '+' ? offer.maxAmount : null;
  const of = (kind: 'share' | 'back', percent: number): OfferSize[] => (percent > 0 ? [{ kind, percent, most }] : []);
  const money: OfferSize[] = amount === null ? [] : [{ kind: 'money', amount }];
  if (type === 'instant_cashback') return cashback ? of('back', cashback.percent) : money;
  const spins: OfferSize[] = freeSpins ? [{ kind: 'spins', count: freeSpins.count }] : [];
  const sum = depositPercent !== null && comesWithDeposit(offer) ? of('share', depositPercent) : money;
  return type === 'freespins' ? [...spins, ...sum] : [...sum, ...spins];
}
