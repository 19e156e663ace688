import { WAYS, type Way } from '../bonuses/byOperator';
import { type Offer } from '../bonuses/offer';
import { offerById } from '../bonuses/offers';
import { WrongInput } from './section';

/** A player who is to be made, and what they have done already. What is left out is as after a plain registration. */
export type AskedPlayer = {
  /** Name of the brand; null: that of localhost. */
  brand: string | null;
  /** Null: one that nobody has. */
  email: string | null;
  password: string | null;
  /** Code of the currency of the account. */
  currency: string;
  /** The e-mail address is verified. */
  verified: boolean;
  /** The profile is filled in. */
  profile: boolean;
  /** The identity is approved. */
  approved: boolean;
  /** Paid by card and credited, a decimal text in the account's currency; null: nothing. */
  funded: string | null;
  /** Codes of the currencies of further wallets. */
  wallets: readonly string[];
  /** A bonus of the operator's; null: none. */
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

function bonusIn({ bonus }: Fields): AskedPlayer['bonus'] {
  if (bonus === undefined || bonus === null) return null;
  const { offer: id, way: asked }: Fields = isFields(bonus) ? bonus : {};
  const [offer, way] = [offerById(String(id)), WAYS.find((one) => one === asked)];
  if (!offer || !way) throw new WrongInput(`bonus names an offer, and a way: ${WAYS.join(' or ')}.`);
  return { offer, way };
}

const NAMES: readonly (keyof AskedPlayer)[] = [
  ...(['brand', 'email', 'password', 'currency', 'verified', 'profile'] as const),
  ...(['approved', 'funded', 'wallets', 'bonus'] as const),
];

/** Reads what is asked for out of a body. Throws WrongInput, also for a name that means nothing: a typing error makes no player. */
export function readAskedPlayer(body: unknown): AskedPlayer {
  if (!isFields(body)) throw new WrongInput('Give an object.');
  const unknown = Object.keys(body).find((name) => !NAMES.some((one) => one === name));
  if (unknown) throw new WrongInput(`${unknown} is none of ${NAMES.join(', ')}.`);
  return {
    ...{ brand: textIn(body, 'brand'), email: textIn(body, 'email'), password: textIn(body, 'password') },
    ...{ currency: textIn(body, 'currency') ?? 'EUR', funded: textIn(body, 'funded') },
    ...{ verified: flagIn(body, 'verified'), profile: flagIn(body, 'profile'), approved: flagIn(body, 'approved') },
    ...{ wallets: textsIn(body, 'wallets'), bonus: bonusIn(body) },
  };
}
