import { numberFault } from '@/domain/cashier/methods/card';
import { type FieldFault } from './refusals';

/** Account numbers of all countries, and keys of instant payments, which may be an e-mail or a phone number. */
const ACCOUNT = /^[A-Za-z0-9+][A-Za-z0-9 .@+_/-]{2,62}[A-Za-z0-9]$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
/** Shorter numbers are no cards, whatever their check digit says. */
const CARD_DIGITS = 15;

/** The check of an IBAN: its letters as numbers, the first four characters last, and one as the remainder of 97. */
function isIban(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** What is wrong with the account number of a bank form; null where nothing is. A number of a card is not kept. */
export function accountFault(text: string): FieldFault | null {
  if (text === '') return { sentence: 'required' };
  if (!ACCOUNT.test(text)) return { fault: 'account' };
  const plain = text.replace(/[ .-]/g, '').toUpperCase();
  if (/^\d+$/.test(plain) && plain.length >= CARD_DIGITS && numberFault(plain) === null) return { fault: 'cardNumber' };
  return IBAN.test(plain) && !isIban(plain) ? { fault: 'account' } : null;
}
