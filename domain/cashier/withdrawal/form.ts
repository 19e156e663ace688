import type { Locale } from '@/config/locale';
import { checkEmail } from '@/domain/account/fields/email';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkText } from '@/domain/account/fields/plainText';
import { typedAmount } from '@/domain/money/typedAmount';
import { wayOf, type Way, type WithdrawalBounds } from './ways';

/** Form fields besides method and amount, in display order (OP-080). */
export const FIELDS = {
  bank: ['beneficiaryName', 'beneficiaryAccountNumber', 'email'],
  crypto: ['network', 'walletAddress'],
} as const satisfies Record<Way, readonly string[]>;

export type WithdrawalField = (typeof FIELDS)[Way][number];

/** The fields of a method's form. A network is asked for only where the method lists some. */
export const fieldsOf = (method: Parameters<typeof wayOf>[0]): readonly WithdrawalField[] =>
  FIELDS[wayOf(method)].filter((field) => field !== 'network' || method.networks.length > 0);

/** A required wallet address without blanks (VAL-34); the backend checks whether it exists. */
export function checkWalletAddress(text: string): Complaint | null {
  const complaint = checkText(text);
  return complaint ?? (/\s/.test(text.trim()) ? 'invalid' : null);
}

/** Validators by field (VAL-33, VAL-34). */
export const FIELD_CHECKS = {
  beneficiaryName: checkText,
  // Its form is the method's: an IBAN, an e-mail address or a phone number (VAL-33, A18). The backend knows it.
  beneficiaryAccountNumber: checkText,
  email: checkEmail,
  network: checkText,
  walletAddress: checkWalletAddress,
} as const;

/** Validates an amount typed in a locale: present, readable, and within the inclusive bounds (VAL-34, OP-106). */
export function checkAmount(
  locale: Locale,
  text: string,
  currency: string,
  { min, max, available }: WithdrawalBounds,
): Complaint | null {
  const typed = typedAmount(locale, text, currency);
  if ('fault' in typed) {
    if (typed.fault === 'empty') return 'required';
    return typed.fault === 'decimals' ? 'amountDecimals' : 'amountFormat';
  }
  if (typed.minor <= 0n) return 'amountZero';
  if (available !== null && typed.minor > available) return 'amountOverBalance';
  if (min !== null && typed.minor < min) return 'amountBelow';
  return max !== null && typed.minor > max ? 'amountAbove' : null;
}
