import { isNamed, type PaymentMethod, type TagCountries } from './paymentMethod';

/** The player's data used to filter methods; null if unknown. */
export type Payer = {
  countryCode: string | null;
  currencyCode: string | null;
  email: string | null;
  tags: readonly string[];
};

/** The entry that stands for a nested list of methods, active or not (OP-070). */
export const CAROUSELLER = 'carouseller';

const has = (list: readonly string[], value: string | null): boolean =>
  value !== null && list.some((item) => item.toLowerCase() === value.toLowerCase());

/** An empty allow list allows all; the restricted list takes precedence (OP-069). */
const passes = (value: string | null, allowed: readonly string[], restricted: readonly string[]): boolean =>
  !has(restricted, value) && (allowed.length === 0 || has(allowed, value));

/** Keys of tagRestrictedCountries that are not tags. */
const KEYS = ['matched', 'unmatched', 'default'];

/** Countries restricted for a player with these tags (OP-069). */
function tagCountries(lists: TagCountries, playerTags: readonly string[], allowTags: readonly string[]) {
  const hasAllowed = allowTags.some((tag) => has(playerTags, tag));
  const ofTags = Object.keys(lists).filter((key) => !KEYS.includes(key) && has(playerTags, key));
  // Rules for the player's tags replace the default ones.
  const applying = [hasAllowed ? 'matched' : 'unmatched', ...(ofTags.length > 0 ? ofTags : ['default'])];
  return applying.flatMap((key) => lists[key] ?? []);
}

/** PAY-05: the general lists before those by tag. */
const passesCountry = (method: PaymentMethod, { countryCode, tags }: Payer): boolean =>
  passes(countryCode, method.allowedCountries, method.restrictedCountries) &&
  !has(tagCountries(method.tagRestrictedCountries, tags, method.allowTags), countryCode);

/** PAY-09, PAY-10: active or the carouseller; hidden ones only if they support withdrawals. */
const isListed = (method: PaymentMethod): boolean =>
  (method.isActive || isNamed(method, CAROUSELLER)) && (!method.hidden || method.withdrawalExist);

/** Whether a method may be offered to a player (PAY-05..PAY-10). */
export const isOffered = (method: PaymentMethod, payer: Payer): boolean =>
  isListed(method) &&
  passesCountry(method, payer) &&
  passes(payer.currencyCode, method.allowedCurrencies, method.restrictedCurrencies) &&
  passes(payer.email, method.allowEmails, []) &&
  (method.allowTags.length === 0 || method.allowTags.some((tag) => has(payer.tags, tag)));

export type Direction = 'deposit' | 'withdrawal';

/** PAY-15: a hidden active method cannot stay selected, except for a withdrawal it supports. */
export const staysChosen = (method: PaymentMethod, direction: Direction): boolean =>
  !(method.hidden && method.isActive) || (direction === 'withdrawal' && method.withdrawalExist);

/**
 * The methods a player can choose from, by descending order, stable (PAY-11). Hidden ones appear for withdrawals only
 * (OP-070).
 */
export const methodsFor = (methods: readonly PaymentMethod[], payer: Payer, direction: Direction): PaymentMethod[] =>
  methods
    .filter((method) => isOffered(method, payer) && (direction === 'withdrawal' || !method.hidden))
    .sort((one, other) => other.order - one.order);
