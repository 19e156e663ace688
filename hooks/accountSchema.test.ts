import type { Phone } from '@/domain/account/fields/phone';
import { passwordRules } from '@/domain/account/fields/password';
import en from '@/locales-fallback/en.json';
import {
  birthRule,
  choiceRule,
  currentRule,
  emailRule,
  formSchema,
  givenRule,
  passwordRule,
  phoneRule,
  repeatedRule,
  termsRule,
  textRule,
} from './accountSchema';

type Rules = Parameters<typeof formSchema>[0];

async function complaints(rules: Rules, values: Record<string, unknown>): Promise<Record<string, string>> {
  try {
    await formSchema(rules).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

test('each field says its own complaint, and a field without a rule is not invented (VAL-39)', async () => {
  const rules = {
    email: emailRule(),
    firstName: textRule(),
    countryCode: choiceRule(),
    address: textRule({ optional: true }),
    terms: termsRule(),
  };
  expect(await complaints(rules, { email: 'x', firstName: '', countryCode: '', address: '', other: '' })).toEqual({
    email: 'emailInvalid',
    firstName: 'required',
    countryCode: 'required',
  });
  expect(await complaints(rules, {})).toEqual({ email: 'required', firstName: 'required', countryCode: 'required' });
});

test('VAL-28 nobody registers without the box of age and terms', async () => {
  expect(await complaints({ terms: termsRule() }, { terms: false })).toEqual({ terms: 'terms' });
  expect(await complaints({ terms: termsRule() }, { terms: true })).toEqual({});
});

test('an optional e-mail or phone is judged only once something is typed', async () => {
  const rules = {
    email: emailRule({ optional: true }),
    phone: phoneRule({ minLength: 6, parser: null, optional: true }),
  };
  expect(await complaints(rules, { email: '', phone: '', phoneCode: '' })).toEqual({});
  expect(await complaints(rules, { email: 'x', phone: '12', phoneCode: '49' })).toEqual({
    email: 'emailInvalid',
    phone: 'phoneTooShort',
  });
});

test('VAL-07 code and number go to the parser together', async () => {
  const fault = jest.fn(() => 'TOO_LONG' as const);
  const parser = { read: (typed: Phone) => typed, fault, isFull: () => false, readings: () => [] };
  const rules = { phone: phoneRule({ minLength: 6, parser }) };
  expect(await complaints(rules, { phone: '15123456789', phoneCode: '49' })).toEqual({ phone: 'phoneTooLong' });
  expect(fault).toHaveBeenCalledWith({ code: '49', number: '15123456789' });
});

test('VAL-17 a change of password asks for the current one and the new one twice', async () => {
  const rules = {
    currentPassword: currentRule(),
    newPassword: passwordRule(passwordRules({})),
    repeated: repeatedRule('newPassword'),
  };
  expect(await complaints(rules, { newPassword: 'secret', repeated: 'other' })).toEqual({
    currentPassword: 'currentPassword',
    repeated: 'passwordsDiffer',
  });
  expect(await complaints(rules, { currentPassword: 'x', newPassword: 'secret', repeated: 'secret' })).toEqual({});
});

test('a date of birth must be the person’s own', async () => {
  const rules = { dateOfBirth: birthRule('2026-11-20', '2008-11-20', 18) };
  expect(await complaints(rules, { dateOfBirth: '2008-11-20' })).toEqual({ dateOfBirth: 'dateUnconfirmed' });
  expect(await complaints(rules, { dateOfBirth: '2008-11-20', dateConfirmed: true })).toEqual({});
  expect(await complaints(rules, { dateOfBirth: '2010-01-01' })).toEqual({ dateOfBirth: 'invalid_dob_under_18' });
});

test('blanks are a password to the one who signs in with them', async () => {
  expect(await complaints({ password: givenRule() }, { password: '  ' })).toEqual({});
  expect(await complaints({ password: givenRule() }, {})).toEqual({ password: 'required' });
});

test('VAL-01 the common messages are there', () => {
  expect(en['form.error.required']).toBe('Required');
  expect(en['form.error.invalid']).toBe('Invalid format');
  expect(en['form.error.phoneTooShort']).toBe('Too short number');
  expect(en['form.error.passwordDigit']).toBe('Must contain numbers');
  expect(en['form.error.passwordSpecial']).toMatch(/^At least 1 special character/);
  expect(en['form.error.passwordUpper']).toMatch(/^At least one uppercase/);
});
