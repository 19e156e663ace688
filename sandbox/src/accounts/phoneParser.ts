import * as library from 'libphonenumber-js/mobile';
import { type PhoneFault, plainPhone } from '@/domain/account/fields/phone';
import { phoneParserOf } from '@/domain/account/fields/phoneParser';

/** Reads and judges phone numbers as the site does. */
export const phones = phoneParserOf(library);

/** "+49" → "49". */
export const codeDigits = (code: string | null | undefined): string => (code ?? '').trim().replace(/^\+/, '');

type SentPhone = { phoneCode?: string | null; phone?: string | null };

/**
 * A number as an account has it, whatever way it was written: digits of its code, national digits, and both together as the
 * key (E.164 without its plus). Nothing without a number.
 */
export function storedPhone({ phoneCode, phone }: SentPhone) {
  if (!phone?.trim()) return { phoneCode: null, phone: null, phoneKey: null };
  const { code, number } = phones.read({ code: codeDigits(phoneCode), number: phone });
  return { phoneCode: code || null, phone: number, phoneKey: code ? `${code}${number}` : null };
}

/** What is wrong with a number as somebody typed it (VAL-12). */
export function phoneFault(code: string, number: string): PhoneFault | null {
  if (number.trim().length > 250) return 'TOO_LONG';
  const read = phones.read({ code: codeDigits(code), number });
  if (!/^\d+$/.test(read.number)) return 'NOT_A_NUMBER';
  return /^\d{1,4}$/.test(read.code) ? phones.fault(read) : 'INVALID_COUNTRY';
}

/**
 * The keys that what somebody signs in with may mean, written with its country code or, as in the visitor's country, without:
 * "0151 23456789" in DE → ["4915123456789"]. None when it is no phone number.
 */
export function phoneKeysIn(text: string, country: string): string[] {
  const digits = plainPhone(text).replace(/^\+/, '');
  if (!/^\d{6,21}$/.test(digits)) return [];
  const keys = phones.readings(text, country).map(({ number }) => number.slice(1));
  return keys.length > 0 ? keys : [digits];
}
