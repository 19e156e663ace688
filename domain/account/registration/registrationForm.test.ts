import { isRequired, registrationBar, registrationForm } from './registrationForm';
import { REGISTRATION_FIELDS, readRegistrationFields, type RegistrationField } from './registrationFields';

const ALL = new Set(REGISTRATION_FIELDS);
const by = (way: 'email' | 'phone', byPhone: boolean, configured: ReadonlySet<RegistrationField> = ALL) =>
  registrationForm(configured, { way, byPhone });

test('AUTH-04 only configured fields are shown, and the password always', () => {
  expect(by('email', false, readRegistrationFields({ email: 1, currencyCode: 1, city: 0 }))).toEqual([
    'email',
    'password',
    'currencyCode',
  ]);
  expect(by('email', false, new Set())).toEqual(['password']);
});

test('AUTH-02 by phone the number stands first, by e-mail it does not stand where there are both ways', () => {
  expect(by('phone', true).slice(0, 3)).toEqual(['phone', 'password', 'email']);
  expect(by('phone', true, new Set())).toEqual(['phone', 'password']);
  expect(by('email', true)).not.toContain('phone');
  expect(by('email', false)).toContain('phone');
});

test('VAL-21 required are first and last name, e-mail, password, date of birth and address', () => {
  const required = REGISTRATION_FIELDS.filter((field) => isRequired(field, 'email'));
  expect(required).toEqual(['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'address', 'phone']);
  expect(isRequired('email', 'phone')).toBe(false);
});

test.each([
  ['DE', ['DE', 'AT'], false, null],
  ['DE', ['de', 'at'], false, null],
  ['GB', ['DE', 'AT'], false, 'country'],
  ['GB', ['DE', 'AT'], true, 'country'],
  ['DE', ['DE', 'AT'], true, 'window'],
  [null, ['DE'], false, null],
  ['GB', null, false, null],
  ['GB', [], false, null],
] as const)('AUTH-06 in %s, where %j are open and closed is %s: %s', (country, open, closed, bar) => {
  expect(registrationBar({ country, open, closed })).toBe(bar);
});
