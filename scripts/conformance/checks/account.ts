import { randomUUID } from 'node:crypto';
import { type AnswerOf, type OperationId } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, type Context, must, refusal, skip, success } from '../backend/check';

/** An email address without an account: the domain is reserved for examples. */
const stranger = () => `conformance-${randomUUID()}@players.example`;

const device = { userDeviceType: 'desktop', screenResolution: '1440x900', uidToken: 'conformance' } as const;
const marketing = { cpnc: null, mkt: null } as const;

const signIn = (backend: Backend, email: string, password: string) =>
  backend.call('login', { body: { email, password, recaptchaToken: '', afterReg: false, ...marketing, ...device } });

const signUp = (backend: Backend, fields: object, key: string = randomUUID()) =>
  backend.call('signUp', {
    headers: { 'Idempotency-Key': key },
    body: {
      password: 'Conformance-1!',
      phoneCode: null,
      phone: null,
      linkedAccountUuid: null,
      firstName: 'Con',
      lastName: 'Formance',
      countryCode: null,
      currencyCode: null,
      address: null,
      city: null,
      zipCode: null,
      token: null,
      newsLetter: false,
      subscribe: false,
      recaptchaToken: '',
      preferredLanguage: 'en',
      dateOfBirth: '04-15-1990',
      username: 'conformance',
      uniqueKey: 'conformance',
      gender: 'Not to say',
      mirrorDomainFk: null,
      firstUrl: null,
      linkAccount: false,
      ...marketing,
      ...device,
      ...fields,
    },
  });

async function signUps({ backend }: Context): Promise<string[]> {
  const [email, key] = [stranger(), randomUUID()];
  const first = await signUp(backend, { email }, key);
  const wrong = success(first, 'sign-up');
  if (wrong.length > 0) return wrong;
  const again = await signUp(backend, { email }, key);
  const details = Object(((await signUp(backend, { email })).body as { details?: unknown }).details) as object;
  return [
    // An operation with an optional key may ignore it, but must never create two accounts.
    ...must([200, 422].includes(again.status), `the same sign-up again: answered ${again.status}`),
    ...refusal(await signUp(backend, { email: 'nobody' }), 422, 'VALIDATION', 'an e-mail that is none'),
    ...refusal(await signUp(backend, { email }), 422, 'VALIDATION', 'an e-mail that is taken'),
    ...must('email' in details, 'details do not name the field of a taken e-mail'),
  ];
}

/** A call must answer 200 for an unknown email address, and refuse an email that is not a string. */
const forStrangers = (id: OperationId, body: () => object): Check => ({
  subject: id,
  writes: true,
  run: async ({ backend }) => [
    ...success(await backend.call(id, { body: body() }), 'an e-mail nobody has'),
    ...refusal(await backend.call(id, { body: { email: 1 } }), 422, 'VALIDATION', 'a number for an e-mail'),
  ],
});

/** The call behind a link must refuse an invalid token. */
const forLinks = (id: OperationId, body: object): Check => ({
  subject: id,
  writes: true,
  run: async ({ backend }) => [
    ...refusal(await backend.call(id, { body }), 409, 'LINK_EXPIRED', 'a made-up token'),
    ...refusal(await backend.call(id, { body: {} }), 422, 'VALIDATION', 'no token'),
  ],
});

/** Signing up and in, and verifying an address, as far as a guest can; signing out needs --account. */
export const accountChecks: Check[] = [
  {
    subject: 'registrationFields',
    run: async ({ backend }) => {
      const reply = await backend.call('registrationFields');
      const wrong = success(reply, 'registration fields');
      if (wrong.length > 0) return wrong;
      const flags = Object.values((reply.body as AnswerOf<'registrationFields'>).data);
      return must(flags.some(Boolean), 'the registration shows no field');
    },
  },
  { subject: 'signUp', writes: true, run: signUps },
  {
    subject: 'login',
    writes: true,
    run: async ({ backend, account }) => [
      ...refusal(await signIn(backend, stranger(), 'wrong'), 422, 'INVALID_CREDENTIALS', 'an unknown player'),
      ...refusal(await backend.call('login', { body: {} }), 422, 'VALIDATION', 'an empty sign-in'),
      ...(account ? success(await signIn(backend, account.email, account.password), 'the sign-in of --account') : []),
    ],
  },
  {
    subject: 'logout',
    writes: true,
    run: async ({ backend, account }) => {
      const problems = refusal(await backend.call('logout'), 403, 'SESSION_EXPIRED', 'a guest who signs out');
      if (!account) return problems.length > 0 ? problems : skip('give --account email:password');
      const { accessToken } = Object((await signIn(backend, account.email, account.password)).body) as {
        accessToken?: string;
      };
      const headers = { Authorization: `Bearer ${accessToken}` };
      return [
        ...problems,
        ...success(await backend.call('logout', { headers }), 'signing out'),
        ...refusal(
          await backend.call('userDetails', { headers }),
          403,
          'SESSION_EXPIRED',
          'the token of an ended session',
        ),
      ];
    },
  },
  forLinks('verifyEmail', { token: 'made-up' }),
  forLinks('resetPassword', { token: 'made-up', password: 'Conformance-1!' }),
  forStrangers('resendVerification', () => ({ email: stranger() })),
  forStrangers('forgotPassword', () => ({ email: stranger(), recaptchaToken: '' })),
];
