import { PROFILE_FIELDS, type StoredProfile } from '../fields/fieldLocks';
import { LINKED_FIELDS, linkedFields, type LinkedField } from './linkedFields';
import { REGISTRATION_FIELDS, type RegistrationField } from './registrationFields';

const ALL = new Set(REGISTRATION_FIELDS);
const EMPTY = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null]));
const player = (values: Partial<StoredProfile> = {}): StoredProfile => ({
  ...(EMPTY as unknown as StoredProfile),
  isEmailVerified: false,
  kycStatus: null,
  ...values,
});
const shown = (changes: Partial<Parameters<typeof linkedFields>[0]> = {}) =>
  linkedFields({
    configured: ALL,
    user: null,
    withoutAddress: false,
    onlyMissing: false,
    placeholderDomain: 'noemail.invalid',
    ...changes,
  });
const without = (...gone: LinkedField[]) => LINKED_FIELDS.filter((field) => !gone.includes(field));

test('LINK-03 a new user sees nine fields', () => {
  expect(shown()).toEqual(LINKED_FIELDS);
  expect(LINKED_FIELDS).toHaveLength(9);
});

test.each(LINKED_FIELDS)('LINK-07 %s shows only if the registration fields have it', (field) => {
  const configured = new Set<RegistrationField>(REGISTRATION_FIELDS.filter((name) => name !== field));
  expect(shown({ configured })).toEqual(without(field));
});

test('LINK-08 a player sees no country and no currency', () => {
  expect(shown({ user: player() })).toEqual(without('countryCode', 'currencyCode'));
});

test('LINK-09 LINK-10 CONF-14 without address city and postal code vanish, for a player the address too', () => {
  expect(shown({ withoutAddress: true })).toEqual(without('city', 'zipCode'));
  expect(shown({ withoutAddress: true, user: player() })).toEqual(
    without('city', 'zipCode', 'address', 'countryCode', 'currencyCode'),
  );
});

test('LINK-11 with activeMethod=1 what is filled vanishes; a generated e-mail and 1900-01-01 are not', () => {
  const user = player({ email: 'm@example.com', firstName: 'Maria', dateOfBirth: '1991-06-14' });
  expect(shown({ user, onlyMissing: true })).toEqual(['lastName', 'address', 'city', 'zipCode']);
  expect(shown({ user })).toContain('firstName');
  const empty = player({ email: '7@noemail.invalid', dateOfBirth: '1900-01-01' });
  expect(shown({ user: empty, onlyMissing: true })).toEqual(without('countryCode', 'currencyCode'));
  expect(shown({ onlyMissing: true })).toEqual(LINKED_FIELDS);
});
