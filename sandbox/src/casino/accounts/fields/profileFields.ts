import { type Complaint } from '@/domain/account/fields/complaint';
import { checkEmail } from '@/domain/account/fields/email';
import { isNickname } from '@/domain/account/player/nickname';
import { checkPhone } from '@/domain/account/fields/phone';
import { checkLength } from '@/domain/account/fields/plainText';
import { type Brand } from '../../../brands/brand/brand';
import { COUNTRIES } from '../../../brands/brand/countryTable';
import { marketIn } from '../../markets/marketOf';
import { type Sentence } from './sentences';
import { checkBirthDate, storedBirthDate } from './birthDate';
import { codeDigits, phones, storedPhone } from './phoneParser';

/** Undefined fields were not sent. */
export type SentProfile = {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phoneCode?: string | null;
  phone?: string | null;
  dateOfBirth?: string | null;
  gender?: 'Not to say' | 'Male' | 'Female';
  countryCode?: string | null;
  currencyCode?: string | null;
  city?: string | null;
  address?: string | null;
  zipCode?: string | null;
  nickname?: string | null;
};

const TEXTS = ['firstName', 'lastName', 'city', 'address', 'zipCode', 'nickname'] as const;
const COUNTRY_CODES = new Set(COUNTRIES.map(({ code }) => code));
/** Default of the setting phoneMinLength (OP-046). */
const PHONE_MIN_LENGTH = 6;

const clean = (text: string | null | undefined): string | null => text?.trim() || null;

/** The sent fields in stored form: trimmed, empty ones null. */
export function storedProfile(sent: SentProfile) {
  const stored: Partial<Record<(typeof TEXTS)[number] | 'email' | 'countryCode' | 'currencyCode', string | null>> = {};
  for (const name of [...TEXTS, 'email', 'countryCode', 'currencyCode'] as const) {
    if (sent[name] !== undefined) stored[name] = clean(sent[name]);
  }
  return {
    ...stored,
    ...(sent.dateOfBirth !== undefined && { dateOfBirth: storedBirthDate(sent.dateOfBirth) }),
    ...(sent.gender !== undefined && { gender: sent.gender }),
    ...(sent.phone !== undefined && storedPhone(sent)),
  };
}

const isOneOf = (value: string | null, known: { has(code: string): boolean }): Sentence | null =>
  value === null || known.has(value) ? null : 'notInList';

/** The faults of the sent fields by the rules of spec §5 (VAL-03…25); empty fields are not checked here. */
export function profileFaults(
  sent: SentProfile,
  { brand, now }: { brand: Brand; now: Date },
): Record<string, Sentence> {
  const { settings, currencies } = brand;
  const minLength = typeof settings.phoneMinLength === 'number' ? settings.phoneMinLength : PHONE_MIN_LENGTH;
  const phone = clean(sent.phone);
  const faults: Record<string, Sentence | Complaint | null> = {
    email: clean(sent.email) === null ? null : checkEmail(sent.email!),
    phone:
      phone === null
        ? null
        : checkPhone({ code: codeDigits(sent.phoneCode), number: phone }, { minLength, parser: phones }),
    dateOfBirth: checkBirthDate(sent.dateOfBirth ?? null, now, marketIn(brand, clean(sent.countryCode))),
    countryCode: isOneOf(clean(sent.countryCode), COUNTRY_CODES),
    currencyCode: isOneOf(clean(sent.currencyCode), new Set(currencies.map(({ code }) => code))),
  };
  for (const name of TEXTS) faults[name] = checkLength(sent[name] ?? '');
  const nickname = clean(sent.nickname);
  if (nickname !== null && !isNickname(nickname)) faults.nickname = 'nicknameForm';
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Record<string, Sentence>;
}
