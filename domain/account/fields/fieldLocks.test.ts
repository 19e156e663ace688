import fc from 'fast-check';
import { fieldLock, isFilled, PROFILE_FIELDS, type ProfileField, type StoredProfile } from './fieldLocks';

const EMPTY = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Record<ProfileField, null>;
const BASE: StoredProfile = { ...EMPTY, isEmailVerified: false, kycStatus: null };
const RULES = { placeholderDomain: 'noemail.invalid', lockExisting: false };
const lock = (field: ProfileField, user: Partial<StoredProfile>, lockExisting = false) =>
  fieldLock(field, { ...BASE, ...user }, { ...RULES, lockExisting });

test('PROF-01 the profile has twelve fields', () => {
  expect(PROFILE_FIELDS).toHaveLength(12);
});

test('PROF-06 the address is locked once KYC is approved, and by nothing else', () => {
  expect(lock('address', { address: 'Linnégatan 21', kycStatus: 'APPROVED' })).toBe('approved');
  expect(lock('address', { address: 'Linnégatan 21', kycStatus: 'PENDING' })).toBeNull();
  expect(lock('address', { address: 'Linnégatan 21' })).toBeNull();
});

test('A16 PROF-06 an empty address can be filled after the approval too: a deposit may ask for it', () => {
  expect(lock('address', { kycStatus: 'APPROVED' })).toBeNull();
  expect(lock('address', { address: ' ', kycStatus: 'APPROVED' }, true)).toBeNull();
});

test('PROF-07 the e-mail is locked once verified', () => {
  expect(lock('email', { email: 'm@example.com', isEmailVerified: true })).toBe('verified');
  expect(lock('email', { email: 'm@example.com' })).toBeNull();
  expect(lock('email', { email: '5@noemail.invalid', isEmailVerified: true })).toBeNull();
});

test.each([
  ['firstName', 'Maria'],
  ['lastName', 'Lindqvist'],
  ['phone', '701234567'],
  ['gender', 'Female'],
  ['countryCode', 'SE'],
  ['city', 'Göteborg'],
  ['zipCode', '413 04'],
  ['dateOfBirth', '1991-06-14'],
] as const)('PROF-08 %s is locked once it has a value', (field, value) => {
  expect(lock(field, {})).toBeNull();
  expect(lock(field, { [field]: '  ' })).toBeNull();
  expect(lock(field, { [field]: value })).toBe('filled');
});

test('PROF-08 1900-01-01 is no value, and a phone code is none without a number', () => {
  expect(lock('dateOfBirth', { dateOfBirth: '1900-01-01' })).toBeNull();
  expect(lock('dateOfBirth', { dateOfBirth: '1900-01-01T00:00:00.000Z' })).toBeNull();
  expect(lock('phoneCode', { phoneCode: '46' })).toBeNull();
  expect(lock('phoneCode', { phoneCode: '46', phone: '701234567' })).toBe('filled');
  // A number may hold its code itself.
  expect(lock('phoneCode', { phone: '46701234567' })).toBe('filled');
});

test('PROF-12 a gender not said stays changeable', () => {
  expect(lock('gender', { gender: 'Not to say' })).toBeNull();
  expect(lock('gender', { gender: 'Not to say' }, true)).toBeNull();
});

test('PROF-09 by theme or setting every stored value is locked, and no empty one', () => {
  expect(lock('nickname', { nickname: 'marlin' })).toBeNull();
  expect(lock('nickname', { nickname: 'marlin' }, true)).toBe('filled');
  expect(lock('address', { address: 'Linnégatan 21' }, true)).toBe('filled');
  expect(lock('email', { email: 'm@example.com' }, true)).toBe('filled');
  expect(lock('email', { email: '5@noemail.invalid' }, true)).toBeNull();
  expect(lock('nickname', {}, true)).toBeNull();
});

test('without approval an empty field can be filled, whatever else is stored', () => {
  const user = fc.record({
    ...(Object.fromEntries(
      PROFILE_FIELDS.map((field) => [field, fc.option(fc.string({ maxLength: 12 }))]),
    ) as unknown as Record<ProfileField, fc.Arbitrary<string | null>>),
    isEmailVerified: fc.boolean(),
    kycStatus: fc.constantFrom(null, 'PENDING', 'REJECTED'),
  });
  fc.assert(
    fc.property(user, fc.constantFrom(...PROFILE_FIELDS), fc.boolean(), (stored, field, lockExisting) => {
      if (!isFilled(field, stored, RULES.placeholderDomain))
        expect(fieldLock(field, stored, { ...RULES, lockExisting })).toBeNull();
      else if (lockExisting) expect(fieldLock(field, stored, { ...RULES, lockExisting })).not.toBeNull();
    }),
  );
});
