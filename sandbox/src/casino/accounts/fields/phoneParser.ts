import * as library from 'libphonenumber-js/mobile';
import { plainPhone } from '@/domain/account/fields/phone';
import { phoneParserOf } from '@/domain/account/fields/phoneParser';

/** Parses and validates phone numbers in the same way as the site. */
export const phones = phoneParserOf(library);

/** "+49" → "49". */
export const codeDigits = (code: string | null | undefined): string => (code ?? '').trim().replace(/^\+/, '');

type SentPhone = { phoneCode?: string | null; phone?: string | null };

/**
 * The stored form of a number, however it was typed: digits of the country code, national digits, and both as the key
 * (E.164 without the plus). All null without a number.
 */
export function storedPhone({ phoneCode, phone }: SentPhone) {
  if (!phone?.trim()) return { phoneCode: null, phone: null, phoneKey: null };
  const { code, number } = phones.read({ code: codeDigits(phoneCode), number: phone });
  return { phoneCode: code || null, phone: number, phoneKey: code ? `${code}${number}` : null };
}

/**
 * The phone keys that a sign-in name may mean, with its country code or, without one, as in the visitor's country:
 * "0151 23456789" in DE → ["4915123456789"]. Empty if it is not a phone number.
 */
export function phoneKeysIn(text: string, country: string): string[] {
  const digits = plainPhone(text).replace(/^\+/, '');
  if (!/^\d{6,21}$/.test(digits)) return [];
  const keys = phones.readings(text, country).map(({ number }) => number.slice(1));
  return keys.length > 0 ? keys : [digits];
}
