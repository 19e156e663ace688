import { PROFILE_FIELDS, type ProfileField, type StoredProfile } from './fieldLocks';
import { openedDate, openingValues, profileSent, type ProfileValues } from './profileForm';

const TODAY = '2026-11-20';
const SETTINGS = {
  placeholderEmailDomain: 'noemail.invalid',
  dobWireFormat: 'MM-DD-YYYY',
  prefillDateOfBirth: true,
} as const;
const EMPTY = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null]));
const player = (values: Partial<StoredProfile> = {}): StoredProfile => ({
  ...(EMPTY as unknown as StoredProfile),
  isEmailVerified: false,
  kycStatus: null,
  ...values,
});
const opening = (user: StoredProfile) => openingValues(user, { today: TODAY, phoneCode: '46', settings: SETTINGS });
const changes = (
  user: StoredProfile,
  typed: Partial<ProfileValues>,
  fields: readonly ProfileField[] = PROFILE_FIELDS,
) => profileSent({ ...opening(user), ...typed }, user, { fields, today: TODAY, settings: SETTINGS });

test('VAL-26 a form opens with what is stored, and a missing or default date of birth at eighteen years ago', () => {
  expect(opening(player({ email: '5@noemail.invalid', dateOfBirth: '1900-01-01', city: 'Göteborg' }))).toMatchObject({
    email: '',
    dateOfBirth: '2008-11-20',
    gender: 'Not to say',
    city: 'Göteborg',
    phoneCode: '46',
    nickname: '',
    dateConfirmed: false,
  });
  expect(opening(player({ dateOfBirth: '06-14-1991', phoneCode: '+49', gender: 'Female' }))).toMatchObject({
    dateOfBirth: '1991-06-14',
    phoneCode: '49',
    gender: 'Female',
  });
});

test('A25 all fields of the form are sent, changed or not', () => {
  const user = player({ email: 'm@example.com', city: 'Göteborg', gender: 'Female', phoneCode: '+46', phone: '70' });
  expect(changes(user, { nickname: ' sea ' })).toEqual({
    email: 'm@example.com',
    firstName: null,
    lastName: null,
    phoneCode: '46',
    phone: '70',
    gender: 'Female',
    countryCode: null,
    city: 'Göteborg',
    address: null,
    zipCode: null,
    nickname: 'sea',
  });
});

test('a date that the form put there itself is not sent (OP-049)', () => {
  expect(changes(player(), {})).not.toHaveProperty('dateOfBirth');
  expect(openedDate(null, TODAY, { ...SETTINGS, prefillDateOfBirth: false })).toBe('');
});

test('VAL-25 a date goes out as month-day-year once it was confirmed or changed', () => {
  expect(changes(player(), { dateConfirmed: true })).toMatchObject({ dateOfBirth: '11-20-2008' });
  expect(changes(player(), { dateOfBirth: '1990-03-25' })).toMatchObject({ dateOfBirth: '03-25-1990' });
});

test('VAL-27 a field that was emptied is null', () => {
  expect(changes(player({ nickname: 'marlin' }), { nickname: '  ' })).toMatchObject({ nickname: null });
});

test('code and number of a phone go together', () => {
  const user = player({ phoneCode: '46', phone: '701234567' });
  expect(changes(player(), { phone: '701234567' })).toMatchObject({ phoneCode: '46', phone: '701234567' });
  expect(changes(user, { phoneCode: '49' })).toMatchObject({ phoneCode: '49', phone: '701234567' });
  expect(changes(user, { phone: '' })).toMatchObject({ phoneCode: null, phone: null });
  expect(changes(player(), { phoneCode: '49' })).toMatchObject({ phoneCode: null, phone: null });
});

test('what is locked or not shown is not sent, whatever it holds', () => {
  expect(changes(player(), { city: 'Oslo', address: 'Torggata 1' }, ['address'])).toEqual({ address: 'Torggata 1' });
});
