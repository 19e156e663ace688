import { blankAccount } from './samples/accountSamples.ts';
import { utcDay } from './base/clock.ts';
import { type Context, type Handler, textOf } from './base/context.ts';
import { birthDay, emailFault, genderFault, lengthFault, passwordFault, phoneFault } from './base/fields.ts';
import { atTop, forbidden, quiet, refused } from './base/reply.ts';
import { type Account, accountByEmail, next, openSession, type State } from './base/state.ts';

const digits = (value: string | null): string => (value ?? '').replace(/\D/g, '');

/** The login call has one field for both ways in (§7), so a phone number may stand in `email`. */
function accountByLogin(state: State, login: string): Account | undefined {
  const phone = /^\+?[\d ]+$/.test(login) ? digits(login) : '';
  return (
    accountByEmail(state, login) ??
    state.accounts.find((owner) => phone !== '' && digits(owner.phoneCode) + digits(owner.phone) === phone)
  );
}

/** API-25, ENT-05: POST /api/user/login. */
export const login: Handler = ({ state, write, body }) => {
  const email = textOf(body, 'email');
  const { password } = body;
  if (email === null || typeof password !== 'string' || password === '') return refused(state.shapes, 'Required');
  const owner = accountByLogin(state, email);
  if (!owner || owner.password === null || owner.password !== password) {
    return refused(state.shapes, 'Wrong e-mail or password', {}, 401);
  }
  return atTop(
    state.shapes,
    write.without({
      accessToken: openSession(state, owner),
      locale: owner.locale,
      cpnc: owner.cpnc,
      // A text id here and perhaps a number in getUser: the two name the same player.
      userId: write.id(owner.id, 1),
    }),
  );
};

/** The first fault of a sign-up; null if it can be accepted. */
function signUpFault({ state, body }: Context): string | null {
  const email = textOf(body, 'email');
  if (email === null) return 'email: Required';
  const linked = body.linkAccount === true || body.linkAccount === 'true' || body.linkAccount === 1;
  const password = body.password;
  if (!linked && (typeof password !== 'string' || password === '')) return 'password: Required';
  const phone = textOf(body, 'phone');
  const gender = textOf(body, 'gender');
  const country = textOf(body, 'countryCode');
  const long = ['firstName', 'lastName', 'address', 'city', 'zipCode', 'nickname'].map((name) =>
    lengthFault(name, textOf(body, name) ?? ''),
  );
  const born = textOf(body, 'dateOfBirth');
  const birth = born === null ? null : birthDay(born, utcDay(state.now()));
  const faults = [
    emailFault(email),
    typeof password === 'string' && password !== '' ? passwordFault(state, password) : null,
    phone === null ? null : phoneFault(phone),
    gender === null ? null : genderFault(gender),
    ...long,
    birth && 'fault' in birth ? birth.fault : null,
    country !== null && !state.countries.some(({ code, open }) => open && code === country.toUpperCase())
      ? 'registration form is not available in your country'
      : null,
    accountByEmail(state, email) ? 'This e-mail is registered already' : null,
    phone !== null && accountByLogin(state, digits(textOf(body, 'phoneCode')) + phone)
      ? 'This phone is registered already'
      : null,
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

/** API-27, LINK-16, LINK-23: POST /api/user/sign-up by e-mail, by phone, and linked (without a password). */
export const signUp: Handler = (context) => {
  const { state, body } = context;
  const fault = signUpFault(context);
  if (fault !== null) return refused(state.shapes, fault);
  const born = textOf(body, 'dateOfBirth');
  const birth = born === null ? null : birthDay(born, utcDay(state.now()));
  const owner: Account = {
    ...blankAccount(1000 + next(state, 'account'), textOf(body, 'email') ?? '', state.now()),
    password: typeof body.password === 'string' && body.password !== '' ? body.password : null,
    username: textOf(body, 'username') ?? '',
    firstName: textOf(body, 'firstName'),
    lastName: textOf(body, 'lastName'),
    phoneCode: digits(textOf(body, 'phoneCode')) || null,
    phone: textOf(body, 'phone'),
    // §4: a date of birth that never came is kept as 1900-01-01, which counts as empty.
    dateOfBirth: birth && 'day' in birth ? birth.day : '1900-01-01',
    gender: textOf(body, 'gender') ?? 'Not to say',
    countryCode: textOf(body, 'countryCode')?.toUpperCase() ?? null,
    currencyCode: textOf(body, 'currencyCode')?.toUpperCase() ?? 'EUR',
    city: textOf(body, 'city'),
    address: textOf(body, 'address'),
    zipCode: textOf(body, 'zipCode'),
    locale: textOf(body, 'preferredLanguage'),
    cpnc: textOf(body, 'cpnc'),
    linkedAccountUuid: textOf(body, 'linkedAccountUuid'),
  };
  state.accounts.push(owner);
  return atTop(state.shapes, { accessToken: openSession(state, owner) });
};

/** API-28: POST /api/user/logout; the answer is "not shown", so it takes every quiet form. */
export const logout: Handler = ({ state, account: owner, token }) => {
  if (!owner || token === null) return forbidden(state.shapes, 1);
  state.sessions.delete(token);
  return quiet(state.shapes, 1);
};

/**
 * AUTH-03, SESS-07: the specification names no call for Google sign-in; what it names is a token in the query `at`.
 * Makes the account where needed and gives the token with which the provider's return address would end.
 */
export function googleToken(state: State, email: string): string {
  let owner = accountByEmail(state, email);
  if (!owner) {
    owner = { ...blankAccount(1000 + next(state, 'account'), email, state.now()), isEmailVerified: true };
    state.accounts.push(owner);
  }
  return openSession(state, owner);
}
