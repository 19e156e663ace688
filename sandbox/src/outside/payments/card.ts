import {
  cardDigits,
  type CardFault,
  cvcFault,
  expiryFault,
  holderFault,
  numberFault,
} from '@/domain/cashier/methods/card';

/** A card from a request; used for one charge and never stored. */
export type Card = { number: string; expiry: string; cvc: string; holder: string };

export type CardFaults = Partial<Record<keyof Card, CardFault>>;

/** Maximum length of a field; longer input is cut. */
const LONGEST = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '');

/** Reads a card from a body; missing fields are ''. */
export function readCard(body: unknown): Card {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const [number, expiry] = [cardDigits(textOf(fields.number)), textOf(fields.expiry).replace(/\s/g, '')];
  return { number, expiry, cvc: textOf(fields.cvc), holder: textOf(fields.holder) };
}

/** Validates a card by the site's rules (VAL-30 to VAL-32), with the provider's clock. */
export function cardFaults({ number, expiry, cvc, holder }: Card, now: Date): CardFaults {
  const found = {
    number: numberFault(number),
    expiry: expiryFault(expiry, now),
    cvc: cvcFault(cvc),
    holder: holderFault(holder),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}
