import { linkedFrom } from './linkedAccount';

test('ENT-28 the query of an address introduces a person with all fields; what it does not say is empty', () => {
  expect(
    linkedFrom('?linkedAccountUuid=u-1&email=a%40b.example&firstName=Ana&dateOfBirth=1990-01-02&modal=linked-signup'),
  ).toEqual({
    linkedAccountUuid: 'u-1',
    email: 'a@b.example',
    firstName: 'Ana',
    lastName: '',
    address: '',
    zipCode: '',
    city: '',
    dateOfBirth: '1990-01-02',
  });
});

test.each(['', '?email=a@b.example', '?linkedAccountUuid=', '?linkedAccountUuid=%20'])(
  'without the other account there is nobody: %j',
  (search) => {
    expect(linkedFrom(search)).toBeNull();
  },
);

test('a value longer than any field is cut', () => {
  expect(linkedFrom(`?linkedAccountUuid=u&firstName=${'a'.repeat(300)}`)?.firstName).toHaveLength(255);
});
