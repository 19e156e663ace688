import { PROFILE_FIELDS, type ProfileField, type StoredProfile } from './fieldLocks';
import { openedDate, openingValues, profileChanges, type ProfileValues } from './profileForm';

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
) => profileChanges({ ...opening(user), ...typed }, user, { fields, today: TODAY, settings: SETTINGS });

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

test('a form nobody touched changes nothing, not even the date it put there itself (OP-049)', () => {
  expect(changes(player(), {})).toEqual({});
  expect(openedDate(null, TODAY, { ...SETTINGS, prefillDateOfBirth: false })).toBe('');
});

test('VAL-25 a date goes out as month-day-year once it was confirmed or changed', () => {
  expect(changes(player(), { dateConfirmed: true })).toEqual({ dateOfBirth: '11-20-2008' });
  expect(changes(player(), { dateOfBirth: '1990-03-25' })).toEqual({ dateOfBirth: '03-25-1990' });
});

test('VAL-27 a field that was emptied is null', () => {
  expect(changes(player({ nickname: 'marlin' }), { nickname: '  ' })).toEqual({ nickname: null });
});

test('code and number of a phone go together', () => {
  const user = player({ phoneCode: '46', phone: '701234567' });
  expect(changes(player(), { phone: '701234567' })).toEqual({ phoneCode: '46', phone: '701234567' });
  expect(changes(user, { phoneCode: '49' })).toEqual({ phoneCode: '49', phone: '701234567' });
  expect(changes(user, { phone: '' })).toEqual({ phoneCode: null, phone: null });
  expect(changes(player(), { phoneCode: '49' })).toEqual({});
});

test('what is locked or not shown is not sent, whatever it holds', () => {
  expect(changes(player(), { city: 'Oslo', address: 'Torggata 1' }, ['address'])).toEqual({ address: 'Torggata 1' });
});
