import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { accountByEmail } from '../accounts/store/accounts';
import { accounts } from '../accounts/store/schema';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, assertHas, loginBody, mailTo, PASSWORD, signUpBody } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const sent = (changed: Record<string, unknown> = {}, headers: Record<string, string> = {}) => ({
  payload: signUpBody(changed),
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const accountOf = (email: unknown, brand = 'curacao') => accountByEmail(sandbox.db, brand, String(email));
const count = () => sandbox.db.$count(accounts);
const refused = async (options: ReturnType<typeof sent>, backend = app) => {
  const { status, code, details } = await refusalOf(backend, 'signUp', options);
  return [status, code, details ? Object.keys(details) : []];
};

test('API-27: a sign-up stores the whole payload; names and key come from the e-mail, not from the caller', async () => {
  const options = sent({
    email: '  Ada.L@Players.example ',
    phoneCode: '49',
    phone: '15123456789',
    lastName: ' Lovelace ',
  });
  const { accessToken } = await answerOf(app, 'signUp', options);
  const account = (await accountOf('ada.l@players.example'))!;
  assertHas(account, {
    brand: 'curacao',
    email: 'Ada.L@Players.example',
    uniqueKey: 'ada.l@players.example',
    username: 'Ada.L',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phoneCode: '49',
    phone: '15123456789',
    dateOfBirth: '1990-04-15',
    gender: 'Not to say',
    countryCode: 'DE',
    currencyCode: 'EUR',
    preferredLanguage: 'de',
    affiliateToken: 'affiliate-1',
    emailVerifiedAt: null,
    kycStatus: null,
    origin: { country: 'DE', cpnc: 'spring', mkt: 'news', deviceToken: 'device-1', firstUrl: '/casino' },
  });
  assert.deepEqual(account.createdAt, sandbox.clock.now());
  const headers = { authorization: `Bearer ${accessToken}` };
  assert.equal((await answerOf(app, 'userDetails', { headers })).getUser.userId, account.id);
});

test('the password is stored as argon2id and in no other form', async () => {
  const options = sent();
  await answerOf(app, 'signUp', options);
  const account = (await accountOf(options.payload.email))!;
  assert.match(account.passwordHash ?? '', /^\$argon2id\$/);
  assert.doesNotMatch(JSON.stringify(account), new RegExp(PASSWORD));
});

test('AUTH-12: each kind of news is agreed to by its own box, with the moment of it', async () => {
  const kinds = async (newsLetter: boolean, subscribe: boolean) => {
    const options = sent({ newsLetter, subscribe });
    await answerOf(app, 'signUp', options);
    const account = (await accountOf(options.payload.email))!;
    return [account.newsLetterAt, account.subscribedAt];
  };
  const now = sandbox.clock.now();
  assert.deepEqual(await kinds(true, true), [now, now]);
  assert.deepEqual(await kinds(false, true), [null, now]);
  assert.deepEqual(await kinds(false, false), [null, null]);
});

test('twenty sign-ups with one key are one account, one answer and one message', async () => {
  const options = sent();
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(app, 'signUp', options)));
  assert.equal(new Set(answers.map(({ accessToken }) => accessToken)).size, 1);
  const rows = await sandbox.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, String(options.payload.email)));
  assert.equal(rows.length, 1);
  assert.equal((await mailTo(sandbox.db, String(options.payload.email))).length, 1);
});

test('two sign-ups at once with one e-mail but two keys are one account; the other is told by the field', async () => {
  const email = anyEmail();
  const results = await Promise.all(
    [email, email.toUpperCase()].map(async (one) => (await app.inject(asRequest(sent({ email: one })))).statusCode),
  );
  assert.deepEqual(results.sort(), [200, 422]);
  assert.deepEqual(await refused(sent({ email })), [422, 'VALIDATION', ['email']]);
});
const asRequest = ({ payload, headers }: ReturnType<typeof sent>) =>
  ({ method: 'POST', url: '/api/user/sign-up', payload, headers }) as const;

test('a phone number belongs to one account; the same e-mail may have one at every brand', async () => {
  const phone = { phoneCode: '49', phone: '15112345678' };
  const options = sent(phone);
  await answerOf(app, 'signUp', options);
  assert.deepEqual(await refused(sent(phone)), [422, 'VALIDATION', ['phone']]);
  await answerOf(app, 'signUp', sent({ email: options.payload.email }, { host: 'lulu.localhost' }));
  assert.ok(await accountOf(options.payload.email, 'lulu'));
});

test('VAL-03 VAL-22 VAL-18: every wrong field has its sentence, in the language of the visitor', async () => {
  const wrong = {
    email: 'nobody',
    password: '123',
    firstName: 'x'.repeat(256),
    dateOfBirth: '01-01-2015',
    countryCode: 'XX',
    currencyCode: 'XYZ',
    phoneCode: '49',
    phone: '12',
  };
  const before = await count();
  const { status, code, message, details } = await refusalOf(app, 'signUp', sent(wrong, { 'accept-language': 'de' }));
  assert.deepEqual([status, code], [422, 'VALIDATION']);
  assert.match(message, /Felder/);
  assert.deepEqual(
    Object.keys(details ?? {}).sort(),
    Object.keys(wrong)
      .filter((key) => key !== 'phoneCode')
      .sort(),
  );
  assert.equal(details?.password, 'Mindestens 6 Zeichen');
  assert.equal(await count(), before);
});

test('OP-050: eighteen today passes, eighteen the day after tomorrow does not', async () => {
  // The clock is at 2026-11-20; in some time zones it may be the 21st already, in none the 22nd.
  await answerOf(app, 'signUp', sent({ dateOfBirth: '11-20-2008' }));
  await answerOf(app, 'signUp', sent({ dateOfBirth: '11-20-1926' }));
  assert.deepEqual(await refused(sent({ dateOfBirth: '11-22-2008' })), [422, 'VALIDATION', ['dateOfBirth']]);
  assert.deepEqual(await refused(sent({ dateOfBirth: '02-30-1990' })), [422, 'VALIDATION', ['dateOfBirth']]);
});

test('CONF-10: the rules of the password are those of the brand', async () => {
  const strict = sandbox.backend({ settings: { formFieldsValidation: { password: { special: true, min: 9 } } } });
  assert.deepEqual(await refused(sent({ password: 'abcdefghi' }), strict), [422, 'VALIDATION', ['password']]);
  assert.deepEqual(await refused(sent({ password: 'abc!' }), strict), [422, 'VALIDATION', ['password']]);
  await answerOf(strict, 'signUp', sent({ password: 'abcdefgh!' }));
});

test('OP-045: without an e-mail one is generated for phone registrations only, and nobody is written to', async () => {
  const phone = { email: '1700000000000@noemail.invalid', phoneCode: '49', phone: '15187654321' };
  await answerOf(app, 'signUp', sent(phone));
  // Another phone at the same time: the generated address is taken, so it gets a different one.
  await answerOf(app, 'signUp', sent({ ...phone, phone: '15187654322' }));
  const made = await sandbox.db.select().from(accounts).where(eq(accounts.phoneCode, '49'));
  const generated = made.filter(({ email }) => /^\d+@noemail\.invalid$/.test(email));
  assert.equal(new Set(generated.map(({ uniqueKey }) => uniqueKey)).size, 2);
  for (const { email } of generated) assert.deepEqual(await mailTo(sandbox.db, email), []);

  assert.deepEqual(await refused(sent({ email: '1700000000001@noemail.invalid' })), [422, 'VALIDATION', ['email']]);
  const byMail = sandbox.backend({ settings: { emailPhoneRegistration: false } });
  assert.deepEqual(await refused(sent({ ...phone, phone: '15187654323' }), byMail), [422, 'VALIDATION', ['email']]);
});

test('who registered by phone signs in with the number', async () => {
  await answerOf(app, 'signUp', sent({ email: '1800000000000@noemail.invalid', phoneCode: '43', phone: '6641234567' }));
  const { userId } = await answerOf(app, 'login', { payload: loginBody('+43 664 123 45 67') });
  const [row] = await sandbox.db.select().from(accounts).where(eq(accounts.phoneKey, '436641234567'));
  assert.equal(userId, row?.id);
});

const writings = [
  ['49', '+49 151 20000001'],
  ['49', '4915120000002'],
  ['+49', '0049 (0)151/20000003'],
  ['49', '0151 20000004'],
  ['43', '+49 151 20000005'],
] as const;
for (const [phoneCode, phone] of writings) {
  const number = `1512000000${phone.at(-1)}`;
  test(`E04: ${phone} beside ${phoneCode} is stored in the one form, and any writing signs in`, async () => {
    const options = sent({ phoneCode, phone });
    await answerOf(app, 'signUp', options);
    const row = (await accountOf(options.payload.email))!;
    assert.deepEqual([row.phoneCode, row.phone, row.phoneKey], ['49', number, `49${number}`]);
    assert.deepEqual(await refused(sent({ phoneCode: '49', phone: number })), [422, 'VALIDATION', ['phone']]);
    for (const name of [
      `+49${number}`,
      `49${number}`,
      `0049 ${number}`,
      `+49 (0)${number}`,
      `0${number}`,
      `(0151) ${number.slice(3)}`,
    ]) {
      const { userId } = await answerOf(app, 'login', { payload: loginBody(name) });
      assert.equal(userId, row.id, name);
    }
  });
}

test('E04: a national number is one of the visitor’s country, and nobody is guessed between two', async () => {
  const byPhone = async (phoneCode: string, phone: string) => {
    const options = sent({ phoneCode, phone });
    await answerOf(app, 'signUp', options);
    return (await accountOf(options.payload.email))!.id;
  };
  const login = (name: string, from: string) => ({ payload: loginBody(name), headers: { 'x-forwarded-for': from } });
  const [british, leer, cologne] = [
    await byPhone('44', '07911 123456'),
    await byPhone('49', '492211234567'),
    await byPhone('49', '2211234567'),
  ];
  assert.equal((await answerOf(app, 'login', login('07911 123456', '198.51.100.7'))).userId, british);
  assert.equal((await refusalOf(app, 'login', login('07911 123456', '198.18.7.1'))).code, 'INVALID_CREDENTIALS');
  assert.equal((await refusalOf(app, 'login', login('492211234567', '198.18.7.1'))).code, 'INVALID_CREDENTIALS');
  assert.equal((await answerOf(app, 'login', login('0492211234567', '198.18.7.1'))).userId, leer);
  assert.equal((await answerOf(app, 'login', login('+492211234567', '198.18.7.1'))).userId, cologne);
});

test('LINK-23 LINK-21: a linked sign-up needs no password; its token is the sign-in', async () => {
  const options = sent({ linkAccount: true, password: null, linkedAccountUuid: 'link-1' });
  const { accessToken } = await answerOf(app, 'signUp', options);
  const account = (await accountOf(options.payload.email))!;
  assert.deepEqual([account.passwordHash, account.linkedAccountUuid], [null, 'link-1']);
  const headers = { authorization: `Bearer ${accessToken}` };
  assert.equal((await answerOf(app, 'userDetails', { headers })).getUser.email, options.payload.email);
  // An account without a password cannot be entered with an empty one.
  const { code } = await refusalOf(app, 'login', { payload: loginBody(String(options.payload.email), '') });
  assert.equal(code, 'INVALID_CREDENTIALS');
});

test('E20 E12 a registration is confirmed by a message; one without a password says so and sets one by its link', async () => {
  const [usual, linked] = [sent(), sent({ linkAccount: true, password: null, linkedAccountUuid: 'link-2' })];
  const letters = [];
  for (const options of [usual, linked]) {
    await answerOf(app, 'signUp', options);
    letters.push(...(await mailTo(sandbox.db, String(options.payload.email))));
  }
  assert.deepEqual(
    letters.map(({ kind, link }) => [kind, new URL(link!).pathname]),
    [
      ['registered', '/de/verify-email'],
      ['registered-without-password', '/de/reset-password'],
    ],
  );
  await answerOf(app, 'resetPassword', { payload: { token: letters[1]!.token, password: PASSWORD } });
  assert.ok((await answerOf(app, 'login', { payload: loginBody(String(linked.payload.email)) })).accessToken);
});

test('AUTH-06: nobody registers from or for a closed country', async () => {
  assert.deepEqual(await refused(sent({}, { 'x-forwarded-for': '192.0.2.1' })), [
    409,
    'COUNTRY_NOT_ALLOWED',
    ['country'],
  ]);
  assert.deepEqual(await refused(sent({ countryCode: 'GB' })), [409, 'COUNTRY_NOT_ALLOWED', ['countryCode']]);
  const excluded = sandbox.backend({ settings: { excludedCountryCodeList: ['DE'] } });
  assert.deepEqual(await refused(sent(), excluded), [409, 'COUNTRY_NOT_ALLOWED', ['country']]);
});

test('AUTH-07: a mirror takes no registrations within its windows, whatever id or host names it', async () => {
  // It is 13:00 in Germany, 12:00 UTC.
  const mirror = (from: string, to: string, deviceType = 'desktop') =>
    sandbox.backend({
      settings: {
        mirrorDomain: [
          {
            url: 'https://www.mirror.example',
            domainId: 5,
            settings: {
              loginOff: false,
              registrationConfigs: [{ country: 'DE', windows: [{ from, to, deviceType }] }],
            },
          },
        ],
      },
    });
  const restricted = [409, 'REGISTRATION_RESTRICTED', []];
  const closed = mirror('13:00', '13:01');
  assert.deepEqual(await refused(sent({}, { host: 'mirror.example:3000' }), closed), restricted);
  assert.deepEqual(await refused(sent({ mirrorDomainFk: 5 }), closed), restricted);
  await answerOf(closed, 'signUp', sent({ mirrorDomainFk: null }));
  await answerOf(closed, 'signUp', sent({ mirrorDomainFk: 5, userDeviceType: 'tablet' }));
  await answerOf(mirror('12:00', '13:00'), 'signUp', sent({ mirrorDomainFk: 5 }));
});

test('the second account of a person is tagged as one', async () => {
  const person = { firstName: 'Twin', lastName: 'Twin', dateOfBirth: '04-15-1980' };
  const [first, second] = [sent(person), sent(person)];
  await answerOf(app, 'signUp', first);
  await answerOf(app, 'signUp', second);
  assert.deepEqual((await accountOf(first.payload.email))?.tags, []);
  assert.deepEqual((await accountOf(second.payload.email))?.tags, ['duplicate']);
});

test('the message has a link of the site that was visited, never of a made-up host, in the player’s language', async () => {
  const linkFor = async (host: string, preferredLanguage: string) => {
    const options = sent({ preferredLanguage }, { host });
    await answerOf(app, 'signUp', options);
    const [message] = await mailTo(sandbox.db, String(options.payload.email));
    return `${message?.language} ${message?.link?.replace(/token=[\w-]{43}$/, 'token=…')}`;
  };
  assert.equal(await linkFor('evil.example', 'de'), 'de http://localhost:3000/de/verify-email?token=…');
  assert.equal(await linkFor('localhost:3000', 'xx'), 'en http://localhost:3000/verify-email?token=…');
});

test('sign-ups of one address are limited, and the wait is told and ends', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const wrong = () => sent({ email: 'nobody' }, from);
  for (let index = 0; index < LIMITS.signUpByAddress.most; index++) await refused(wrong());
  const { status, code, details } = await refusalOf(app, 'signUp', wrong());
  assert.deepEqual([status, code, details], [409, 'TOO_MANY_ATTEMPTS', { waitSeconds: 3_600 }]);
  sandbox.clock.advance(LIMITS.signUpByAddress.windowMs);
  await answerOf(app, 'signUp', sent({}, from));
  sandbox.clock.advance(-LIMITS.signUpByAddress.windowMs);
});

test('an account of one brand is none at another', async () => {
  const options = sent();
  const { accessToken } = await answerOf(app, 'signUp', options);
  const headers = { authorization: `Bearer ${accessToken}`, host: 'lulu.localhost' };
  assert.equal((await refusalOf(app, 'userDetails', { headers })).code, 'SESSION_EXPIRED');
  const elsewhere = { payload: loginBody(String(options.payload.email)), headers: { host: 'lulu.localhost' } };
  assert.equal((await refusalOf(app, 'login', elsewhere)).code, 'INVALID_CREDENTIALS');
});
