import { numberFault } from '@/domain/cashier/methods/card';
import { type FieldFault } from './refusals';

/** Account numbers of all countries, and instant payment keys, which may be e-mail addresses or phone numbers. */
const ACCOUNT = /^[A-Za-z0-9+][A-Za-z0-9 .@+_/-]{2,62}[A-Za-z0-9]$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
/** Shorter numbers are not treated as card numbers, whatever their check digit. */
const CARD_DIGITS = 15;

/** The IBAN check: letters as numbers, the first four characters moved to the end, remainder 1 modulo 97. */
function isIban(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** The error in a bank form's account number; null when valid. A card number is rejected, so that none is stored. */
export function accountFault(text: string): FieldFault | null {
  if (text === '') return { sentence: 'required' };
  if (!ACCOUNT.test(text)) return { fault: 'account' };
  const plain = text.replace(/[ .-]/g, '').toUpperCase();
  if (/^\d+$/.test(plain) && plain.length >= CARD_DIGITS && numberFault(plain) === null) return { fault: 'cardNumber' };
  return IBAN.test(plain) && !isIban(plain) ? { fault: 'account' } : null;
}
