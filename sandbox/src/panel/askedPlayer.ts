import { WAYS, type Way } from '../casino/bonuses/byOperator';
import { type Offer } from '../casino/bonuses/offers/offer';
import { offerById } from '../casino/bonuses/offers/offers';
import { isCountry } from '../http/visitorCookie';
import { WrongInput } from './sections/section';

/** A player to be created, with their prior activity. Defaults are the state after a plain registration. */
export type AskedPlayer = {
  /** Brand name; null: the brand of localhost. */
  brand: string | null;
  /** Null: a new unique address. */
  email: string | null;
  password: string | null;
  currency: string;
  /** Code of the country of residence. */
  country: string;
  verified: boolean;
  /** The profile is complete. */
  profile: boolean;
  /** The identity is verified. */
  approved: boolean;
  /** An amount deposited by card and credited, a decimal in the account's currency; null: none. */
  funded: string | null;
  /** Codes of additional wallets' currencies. */
  wallets: readonly string[];
  /** A bonus granted by the operator; null: none. */
  bonus: { offer: Offer; way: Way } | null;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textIn(fields: Fields, name: string): string | null {
  const value = fields[name] ?? null;
  if (value !== null && (typeof value !== 'string' || value.trim() === '')) throw new WrongInput(`${name} is a text.`);
  return value;
}

function flagIn(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw new WrongInput(`${name} is true or false.`);
  return value;
}

function textsIn(fields: Fields, name: string): readonly string[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    throw new WrongInput(`${name} is a list of texts.`);
  }
  return value;
}

function countryIn(fields: Fields): string {
  const code = textIn(fields, 'country') ?? 'DE';
  if (!isCountry(code)) throw new WrongInput('country is the code of a country, such as DE.');
  return code;
}

function bonusIn({ bonus }: Fields): AskedPlayer['bonus'] {
  if (bonus === undefined || bonus === null) return null;
  const { offer: id, way: asked }: Fields = isFields(bonus) ? bonus : {};
  const [offer, way] = [offerById(String(id)), WAYS.find((one) => one === asked)];
  if (!offer || !way) throw new WrongInput(`bonus names an offer, and a way: ${WAYS.join(' or ')}.`);
  return { offer, way };
}

const NAMES: readonly (keyof AskedPlayer)[] = [
  ...(['brand', 'email', 'password', 'currency', 'country', 'verified', 'profile'] as const),
  ...(['approved', 'funded', 'wallets', 'bonus'] as const),
];

/** Reads and validates a request body. Throws WrongInput, also for unknown names, so that a typo creates no player. */
export function readAskedPlayer(body: unknown): AskedPlayer {
  if (!isFields(body)) throw new WrongInput('Give an object.');
  const unknown = Object.keys(body).find((name) => !NAMES.some((one) => one === name));
  if (unknown) throw new WrongInput(`${unknown} is none of ${NAMES.join(', ')}.`);
  return {
    brand: textIn(body, 'brand'),
    email: textIn(body, 'email'),
    password: textIn(body, 'password'),
    currency: textIn(body, 'currency') ?? 'EUR',
    country: countryIn(body),
    funded: textIn(body, 'funded'),
    verified: flagIn(body, 'verified'),
    profile: flagIn(body, 'profile'),
    approved: flagIn(body, 'approved'),
    wallets: textsIn(body, 'wallets'),
    bonus: bonusIn(body),
  };
}
