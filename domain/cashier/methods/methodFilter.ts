import { isNamed, type PaymentMethod, type TagCountries } from './paymentMethod';

/** What is known of the player whom methods are offered to; null where nothing is. */
export type Payer = {
  countryCode: string | null;
  currencyCode: string | null;
  email: string | null;
  tags: readonly string[];
};

/** The entry that stands for a list of methods of its own, active or not (OP-070). */
export const CAROUSELLER = 'carouseller';

const has = (list: readonly string[], value: string | null): boolean =>
  value !== null && list.some((item) => item.toLowerCase() === value.toLowerCase());

/** An empty list of those allowed allows all; what is restricted stays so, allowed or not (OP-069). */
const passes = (value: string | null, allowed: readonly string[], restricted: readonly string[]): boolean =>
  !has(restricted, value) && (allowed.length === 0 || has(allowed, value));

/** The keys of tagRestrictedCountries that are no tags. */
const KEYS = ['matched', 'unmatched', 'default'];

/** Countries that are shut to a player with these tags (OP-069). */
function tagCountries(lists: TagCountries, playerTags: readonly string[], allowTags: readonly string[]) {
  const hasAllowed = allowTags.some((tag) => has(playerTags, tag));
  const ofTags = Object.keys(lists).filter((key) => !KEYS.includes(key) && has(playerTags, key));
  // What holds for a tag of the player holds in place of what holds by default.
  const applying = [hasAllowed ? 'matched' : 'unmatched', ...(ofTags.length > 0 ? ofTags : ['default'])];
  return applying.flatMap((key) => lists[key] ?? []);
}

/** PAY-05, the general lists before those by tag. */
const passesCountry = (method: PaymentMethod, { countryCode, tags }: Payer): boolean =>
  passes(countryCode, method.allowedCountries, method.restrictedCountries) &&
  !has(tagCountries(method.tagRestrictedCountries, tags, method.allowTags), countryCode);

/** PAY-09, PAY-10: active or the carouseller; a hidden one only where it can be withdrawn with. */
const isListed = (method: PaymentMethod): boolean =>
  (method.isActive || isNamed(method, CAROUSELLER)) && (!method.hidden || method.withdrawalExist);

/** Whether a method may be offered to a player at all (PAY-05..PAY-10). */
export const isOffered = (method: PaymentMethod, payer: Payer): boolean =>
  isListed(method) &&
  passesCountry(method, payer) &&
  passes(payer.currencyCode, method.allowedCurrencies, method.restrictedCurrencies) &&
  passes(payer.email, method.allowEmails, []) &&
  (method.allowTags.length === 0 || method.allowTags.some((tag) => has(payer.tags, tag)));

/** Which list is shown. */
export type Direction = 'deposit' | 'withdrawal';

/** PAY-15: a hidden active method cannot stay chosen, unless one withdraws and it can. */
export const staysChosen = (method: PaymentMethod, direction: Direction): boolean =>
  !(method.hidden && method.isActive) || (direction === 'withdrawal' && method.withdrawalExist);

/**
 * The methods that a player chooses from, highest order first; equal ones keep their place (PAY-11). Hidden ones are drawn
 * only where one withdraws (OP-070).
 */
export const methodsFor = (methods: readonly PaymentMethod[], payer: Payer, direction: Direction): PaymentMethod[] =>
  methods
    .filter((method) => isOffered(method, payer) && (direction === 'withdrawal' || !method.hidden))
    .sort((one, other) => other.order - one.order);
