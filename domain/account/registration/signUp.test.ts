import { NO_VALUES, shownValues, signUpBody, type SignUpContext, type SignUpValues } from './signUp';

const VALUES: SignUpValues = {
  email: ' Maria.L@Example.com ',
  password: ' secret! ',
  phoneCode: '46',
  phone: '',
  firstName: ' Maria ',
  lastName: '',
  countryCode: 'SE',
  currencyCode: 'EUR',
  dateOfBirth: '1990-03-25',
  address: '',
  city: '  ',
  zipCode: '',
  linkedAccountUuid: '',
  newsletter: false,
};
const CONTEXT: SignUpContext = {
  preferredLanguage: 'de',
  token: 'aff-1',
  cpnc: 'c',
  mkt: null,
  userDeviceType: 'mobile',
  mirrorDomainFk: 7,
  screenResolution: '390x844',
  timeZone: 'Europe/Stockholm',
  uidToken: 'device-1',
  firstUrl: 'https://site.example/',
  linkAccount: false,
  recaptchaToken: '',
};
const SETTINGS = { placeholderEmailDomain: 'noemail.invalid', dobWireFormat: 'MM-DD-YYYY' } as const;
const body = (values: Partial<SignUpValues> = {}) =>
  signUpBody({ ...VALUES, ...values }, CONTEXT, SETTINGS, 1_790_000_000_123);

test('API-27 ENT-29 the body holds the values, the names from the address, and what the site knows', () => {
  expect(body()).toEqual({
    ...CONTEXT,
    email: 'Maria.L@Example.com',
    password: ' secret! ',
    phoneCode: null,
    phone: null,
    linkedAccountUuid: null,
    firstName: 'Maria',
    lastName: null,
    countryCode: 'SE',
    currencyCode: 'EUR',
    address: null,
    city: null,
    zipCode: null,
    newsLetter: false,
    subscribe: false,
    dateOfBirth: '03-25-1990',
    username: 'Maria.L',
    uniqueKey: 'maria.l@example.com',
    gender: 'Not to say',
  });
});

test('ENT-29 every value of a form that is filled in is sent under its own name', () => {
  const filled: SignUpValues = {
    email: 'ada@player.example',
    password: 'secret',
    phoneCode: '46',
    phone: '701234567',
    firstName: 'Ada',
    lastName: 'Sample',
    countryCode: 'SE',
    currencyCode: 'EUR',
    dateOfBirth: '1990-03-25',
    address: 'Linnégatan 21',
    city: 'Göteborg',
    zipCode: '41304',
    linkedAccountUuid: 'uuid-1',
    newsletter: true,
  };
  const { newsletter, ...sent } = filled;
  expect(body(filled)).toMatchObject({
    ...sent,
    dateOfBirth: '03-25-1990',
    token: 'aff-1',
    newsLetter: newsletter,
    subscribe: newsletter,
  });
});

test('VAL-27 empty values are sent as null', () => {
  expect(body({ password: '', countryCode: '', dateOfBirth: '' })).toMatchObject({
    password: null,
    countryCode: null,
    dateOfBirth: null,
    city: null,
  });
});

test('VAL-05 an empty e-mail becomes a generated one, which names the account too', () => {
  expect(body({ email: ' ', phone: '701234567' })).toMatchObject({
    email: '1790000000123@noemail.invalid',
    username: '1790000000123',
    uniqueKey: '1790000000123@noemail.invalid',
    phoneCode: '46',
    phone: '701234567',
  });
});

test('AUTH-12 the newsletter box is newsLetter and subscribe alike', () => {
  expect(body({ newsletter: true })).toMatchObject({ newsLetter: true, subscribe: true });
});

test('only what is shown is sent, a phone code with its number', () => {
  const typed = { ...VALUES, phone: '701234567', newsletter: true, linkedAccountUuid: 'u' };
  expect(shownValues(typed, ['email', 'password'])).toEqual({
    ...NO_VALUES,
    email: VALUES.email,
    password: VALUES.password,
    newsletter: true,
    linkedAccountUuid: 'u',
  });
  expect(shownValues(typed, ['phone'])).toMatchObject({ phone: '701234567', phoneCode: '46', email: '' });
});

test('VAL-29 no box is ticked before the visitor ticks it', () => {
  expect(Object.values(NO_VALUES).filter((value) => value !== '')).toEqual([false]);
});
