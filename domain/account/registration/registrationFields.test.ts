import { FALLBACK_FIELDS, readRegistrationFields } from './registrationFields';

test('ENT-24 AUTH-04 fields with a flag are shown, those with 0 or without one are not', () => {
  expect([
    ...readRegistrationFields({ email: 1, password: 1, city: 0, phone: 2, zipCode: '0', firstName: '1' }),
  ]).toEqual(['email', 'password', 'firstName', 'phone']);
});

test.each([
  [{ city: true }, true],
  [{ city: false }, false],
  [{ city: null }, false],
  [{ city: '' }, false],
  [{}, false],
])('of %j the city is shown: %s', (flags, shown) => {
  expect(readRegistrationFields(flags).has('city')).toBe(shown);
});

test('names nobody knows are ignored', () => {
  expect([...readRegistrationFields({ shoeSize: 1, toString: 1, constructor: 1 })]).toEqual([]);
});

test('VAL-21 what is asked without an answer is what is marked as required', () => {
  expect([...FALLBACK_FIELDS]).toEqual(['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'address']);
});
