import {
  cardDigits,
  type CardFault,
  cvcFault,
  expiryFault,
  holderFault,
  numberFault,
} from '@/domain/cashier/methods/card';

/** A card as it comes in; it is looked at, used for one charge, and forgotten. */
export type Card = { number: string; expiry: string; cvc: string; holder: string };

/** What is wrong with the fields of a card, by their names. */
export type CardFaults = Partial<Record<keyof Card, CardFault>>;

/** Longer texts are no card's. */
const LONGEST = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '');

/** Reads a card out of a body; what is missing is ''. */
export function readCard(body: unknown): Card {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const [number, expiry] = [cardDigits(textOf(fields.number)), textOf(fields.expiry).replace(/\s/g, '')];
  return { number, expiry, cvc: textOf(fields.cvc), holder: textOf(fields.holder) };
}

/** What is wrong with a card, by the rules the site has too (VAL-30 to VAL-32); the provider's own clock counts. */
export function cardFaults({ number, expiry, cvc, holder }: Card, now: Date): CardFaults {
  const found = {
    number: numberFault(number),
    expiry: expiryFault(expiry, now),
    cvc: cvcFault(cvc),
    holder: holderFault(holder),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}
