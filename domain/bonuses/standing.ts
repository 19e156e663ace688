import type { Weekday } from '../time/weekdays';
import { comesWithDeposit, type Offer, type OfferRefusal, type UserBonus } from './offer';

/**
 * What an offer is to the visitor: to be taken, active, closed for a reason, for players only, or unknown, where
 * nothing known speaks against it. `when`: it may open by itself or by what the player does, has not begun, or is over.
 */
export type Standing =
  | { kind: 'open' | 'active' | 'guest' | 'unknown' }
  | { kind: 'closed'; when: 'now' | 'yet' | 'never'; refusal: OfferRefusal };

export type Visitor = {
  isPlayer: boolean;
  active: Pick<UserBonus, 'id'> | null;
  /** Null where it is not known. */
  depositCount: number | null;
  now: number;
  weekday: Weekday | undefined;
};

/** Refusals that no waiting and nothing the player does will lift. */
const FOR_GOOD: readonly string[] = [
  'MAXIMUM_PARTICIPANTS',
  'REGISTRATION_BONUS',
  'DUPLICATE_ACCOUNT',
  'COUNTRY_BLOCKED',
  'CANCELLED',
];

function whenOf({ code, details }: OfferRefusal): 'now' | 'never' {
  const isOnce = code === 'RETRY_PERIOD' && (details as { from?: unknown } | undefined)?.from === null;
  // Further deposits lead away from the one that it was for.
  const isPast =
    code === 'DEPOSITS_NUMBER' && String((details as { remaining?: unknown } | undefined)?.remaining) === '0';
  return isOnce || isPast || FOR_GOOD.includes(code) ? 'never' : 'now';
}

/** The standing of an offer that is refused. */
export const closedBy = (refusal: OfferRefusal): Extract<Standing, { kind: 'closed' }> => ({
  kind: 'closed',
  when: whenOf(refusal),
  refusal,
});

/** What the number of deposits made speaks against an offer; null if nothing, or where it is not known. */
export function numberAgainst(
  { depositNumber }: Pick<Offer, 'depositNumber'>,
  depositCount: number | null,
): OfferRefusal | null {
  if (depositNumber === null || depositCount === null || depositNumber === depositCount + 1) return null;
  return { code: 'DEPOSITS_NUMBER', details: depositCount >= depositNumber ? { remaining: 0 } : undefined };
}

/** What speaks against an offer by its own terms, where the backend tells nothing of it. */
function termsAgainst(offer: Offer, { active, depositCount, weekday }: Visitor): OfferRefusal | null {
  const { days, type } = offer;
  if (weekday !== undefined && days.length > 0 && !days.includes(weekday))
    return { code: 'DAYS_VALID', details: undefined };
  const against = numberAgainst(offer, depositCount);
  if (against) return against;
  const comesAlone = !comesWithDeposit(offer) && type !== 'instant_cashback';
  return active && comesAlone ? { code: 'ACTIVE_BONUS', details: undefined } : null;
}

/** The standing of an offer, by what the backend says of it, else by its terms. */
export function standingOf(offer: Offer, visitor: Visitor): Standing {
  const { availableFrom, refusal } = offer;
  if (availableFrom !== null && Date.parse(availableFrom) > visitor.now)
    return { kind: 'closed', when: 'yet', refusal: { code: 'TIME_WINDOW', details: { from: availableFrom } } };
  if (!visitor.isPlayer) return { kind: 'guest' };
  if (visitor.active?.id === offer.id) return { kind: 'active' };
  if (refusal === false) return { kind: 'open' };
  const against = refusal ?? termsAgainst(offer, visitor);
  return against ? closedBy(against) : { kind: 'unknown' };
}

/** Whether the visitor may go on to take the offer, as far as is known. */
export const isOpen = ({ kind }: Standing): boolean => kind === 'open' || kind === 'unknown';

const RANK: Readonly<Record<Standing['kind'], number>> = { open: 0, unknown: 0, guest: 0, active: 1, closed: 2 };

/** What can be taken first, otherwise in the given order. */
export const openFirst = <T extends { standing: Standing }>(offers: readonly T[]): T[] =>
  offers.toSorted((one, other) => RANK[one.standing.kind] - RANK[other.standing.kind]);
