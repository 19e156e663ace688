import type { Locale } from '@/config/locale';
import { checkEmail } from '@/domain/account/fields/email';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkText } from '@/domain/account/fields/plainText';
import { typedAmount } from '@/domain/money/typedAmount';
import type { Way, WithdrawalBounds } from './ways';

/** Form fields besides method and amount, in display order (OP-080). */
export const FIELDS = {
  bank: ['beneficiaryName', 'beneficiaryAccountNumber', 'email'],
  crypto: ['network', 'walletAddress'],
} as const satisfies Record<Way, readonly string[]>;

/** Letters and digits, with blanks, dots, slashes and hyphens as separators. */
const ACCOUNT_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,49}$/u;

/** A required bank account number (VAL-33). */
export function checkAccountNumber(text: string): Complaint | null {
  const complaint = checkText(text);
  return complaint ?? (ACCOUNT_NUMBER.test(text.trim()) ? null : 'invalid');
}

/** A required wallet address without blanks (VAL-34); the backend checks whether it exists. */
export function checkWalletAddress(text: string): Complaint | null {
  const complaint = checkText(text);
  return complaint ?? (/\s/.test(text.trim()) ? 'invalid' : null);
}

/** Validators by field (VAL-33, VAL-34). */
export const FIELD_CHECKS = {
  beneficiaryName: checkText,
  beneficiaryAccountNumber: checkAccountNumber,
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
