import type { Locale } from '@/config/locale';
import { checkEmail } from '@/domain/account/fields/email';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkText } from '@/domain/account/fields/plainText';
import { typedAmount } from '@/domain/money/typedAmount';
import type { Way, WithdrawalBounds } from './ways';

/** The fields of a way beside method and amount, in the order in which they are asked for (OP-080). */
export const FIELDS = {
  bank: ['beneficiaryName', 'beneficiaryAccountNumber', 'email'],
  crypto: ['network', 'walletAddress'],
} as const satisfies Record<Way, readonly string[]>;

/** An account number has letters and digits; blanks and hyphens group them. */
const ACCOUNT_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,49}$/u;

/** A bank account that must be there (VAL-33). */
export function checkAccountNumber(text: string): Complaint | null {
  const complaint = checkText(text);
  return complaint ?? (ACCOUNT_NUMBER.test(text.trim()) ? null : 'invalid');
}

/** An address of a wallet that must be there and has no blanks (VAL-34); whether it exists, the backend says. */
export function checkWalletAddress(text: string): Complaint | null {
  const complaint = checkText(text);
  return complaint ?? (/\s/.test(text.trim()) ? 'invalid' : null);
}

/** What a field's rule is (VAL-33, VAL-34). */
export const FIELD_CHECKS = {
  beneficiaryName: checkText,
  beneficiaryAccountNumber: checkAccountNumber,
  email: checkEmail,
  network: checkText,
  walletAddress: checkWalletAddress,
} as const;

/**
 * Judges an amount as it was typed in a language: one that is there, can be read, and lies within the bounds, which are
 * allowed themselves (VAL-34, OP-106).
 */
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
