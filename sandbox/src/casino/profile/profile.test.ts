import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { type AccountRow, accountById } from '../accounts/store/accounts';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, assertHas, loginBody, mailTo, makePlayer, PASSWORD } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const FULL = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneCode: '49',
  phone: null,
  dateOfBirth: '1990-04-15',
  gender: 'Female',
  city: 'Musterstadt',
  address: 'Beispielweg 1',
  zipCode: '12345',
} as const satisfies Partial<AccountRow>;

type Headers = Record<string, string>;
const change = (fields: object, headers: Headers) => ({
  payload: { updateFrom: 'Profile Page', ...fields },
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const update = (fields: object, headers: Headers) => answerOf(app, 'updateUserDetails', change(fields, headers));
const lockedFields = async (fields: object, headers: Headers) => {
  const { status, code, details } = await refusalOf(app, 'updateUserDetails', change(fields, headers));
  assert.deepEqual([status, code], [409, 'FIELD_LOCKED']);
  return Object.keys(details ?? {});
};
const stored = async (id: string) => (await accountById(sandbox.db, id))!;

test('ENT-01 ENT-02 ENT-03: a player’s details hold all that the specification names', async () => {
  const { account, email, headers } = await makePlayer(sandbox, {
    ...FULL,
    nickname: 'lovelace',
    phone: '15198765432',
    kycStatus: 'APPROVED',
    tags: ['vip'],
    selfExclusion: '2027-01-31',
    emailVerifiedAt: sandbox.clock.now(),
  });
  const { getUser, ...rest } = await answerOf(app, 'userDetails', { headers });
  assert.deepEqual(getUser, {
    ...FULL,
    nickname: 'lovelace',
    phone: '15198765432',
    userId: account.id,
    email,
    isEmailVerified: true,
    hasPassword: true,
    currencyCode: 'EUR',
    countryCode: 'DE',
    kycStatus: 'APPROVED',
    tags: ['vip'],
    userLimit: { isSelfExclusionPermanent: false, selfExclusion: '2027-01-31', isSelfExclusionByClock: false },
  });
  assertHas(rest, { depositCount: 0, isCrypto: false, currencySymbol: '€', activeBonus: null });
  const coins = await makePlayer(sandbox, { currencyCode: 'BTC' });
  const { isCrypto, currencySymbol } = await answerOf(app, 'userDetails', { headers: coins.headers });
  assert.deepEqual([isCrypto, currencySymbol], [true, 'BTC']);
});

test('API-29: PUT and POST change the fields that were sent and no others', async () => {
  for (const id of ['updateUserDetails', 'updateUserDetailsByPost'] as const) {
    const { account, headers } = await makePlayer(sandbox);
    const fields = { firstName: ' Ada ', dateOfBirth: '04-15-1990', gender: 'Female', phoneCode: '49', phone: null };
    assert.equal((await answerOf(app, id, change(fields, headers))).data.success, true);
    const after = await stored(account.id);
    assert.deepEqual(after, { ...account, firstName: 'Ada', dateOfBirth: '1990-04-15', gender: 'Female' });
  }
});

test('PROF-08 PROF-12: what is filled cannot be changed, except nickname, address and a gender not said', async () => {
  const { account, headers } = await makePlayer(sandbox, { ...FULL, gender: 'Not to say', nickname: 'ada' });
  const other = {
    firstName: 'X',
    lastName: 'X',
    dateOfBirth: '01-01-1990',
    city: 'X',
    zipCode: 'X',
    countryCode: 'AT',
  };
  assert.deepEqual((await lockedFields({ ...other, nickname: 'xy' }, headers)).sort(), Object.keys(other).sort());
  assert.equal((await stored(account.id)).nickname, 'ada');
  await update(
    { ...FULL, dateOfBirth: '04-15-1990', nickname: 'countess', address: 'Weg 2', gender: 'Female' },
    headers,
  );
  assert.deepEqual(await lockedFields({ gender: 'Male' }, headers), ['gender']);
  assertHas(await stored(account.id), { nickname: 'countess', address: 'Weg 2', gender: 'Female' });
});

test('PROF-06: the address is locked by an approved identity, by no other status', async () => {
  for (const kycStatus of [null, 'PENDING', 'REJECTED']) {
    const { headers } = await makePlayer(sandbox, { ...FULL, kycStatus });
    await update({ address: 'Weg 2' }, headers);
  }
  const { headers } = await makePlayer(sandbox, { ...FULL, kycStatus: 'APPROVED' });
  assert.deepEqual(await lockedFields({ address: 'Weg 2' }, headers), ['address']);
});

test('PROF-07: a verified e-mail is locked; another one is changed, proven anew and written to', async () => {
  const verified = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
  assert.deepEqual(await lockedFields({ email: anyEmail() }, verified.headers), ['email']);

  const { account, headers } = await makePlayer(sandbox);
  const email = anyEmail();
  await update({ email: email.toUpperCase() }, headers);
  assertHas(await stored(account.id), { uniqueKey: email, emailVerifiedAt: null });
  const [message] = await mailTo(sandbox.db, email.toUpperCase());
  await answerOf(app, 'verifyEmail', { payload: { token: message!.token } });
  assert.ok((await stored(account.id)).emailVerifiedAt);
});

test('an e-mail or a phone number of another account is refused by its field', async () => {
  const other = await makePlayer(sandbox, { phoneCode: '49', phone: '15111112222', phoneKey: '4915111112222' });
  const { account, headers } = await makePlayer(sandbox);
  const taken = async (fields: object) => {
    const { status, details } = await refusalOf(app, 'updateUserDetails', change(fields, headers));
    return [status, Object.keys(details ?? {})];
  };
  assert.deepEqual(await taken({ email: other.email.toUpperCase() }), [422, ['email']]);
  assert.deepEqual(await taken({ phoneCode: '49', phone: '15111112222' }), [422, ['phone']]);
  assert.deepEqual(await stored(account.id), account);
});

test('wrong values are refused with a sentence each, and nothing is stored', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const wrong = { email: '', firstName: 'x'.repeat(256), dateOfBirth: '01-01-2015', phoneCode: '49', phone: '1' };
  const { code, details } = await refusalOf(app, 'updateUserDetails', change({ ...wrong, city: 'Graz' }, headers));
  assert.equal(code, 'VALIDATION');
  assert.deepEqual(Object.keys(details ?? {}).sort(), ['dateOfBirth', 'email', 'firstName', 'phone']);
  assert.deepEqual(await stored(account.id), account);
});

test('text in any script, with markup in it, is stored as it was typed', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const fields = { firstName: '<script>alert(1)</script>', lastName: 'محمد 🎲', nickname: "O'Brien" };
  await update(fields, headers);
  assertHas(await stored(account.id), fields);
  const { firstName } = (await answerOf(app, 'userDetails', { headers })).getUser;
  assert.equal(firstName, fields.firstName);
});

test('API-30: under lulu a change of what documents prove takes their verdict back, elsewhere the flag does nothing', async () => {
  const kycAfter = async (brand: string, fields: object) => {
    const { account, headers } = await makePlayer(sandbox, { brand, kycStatus: 'APPROVED' });
    await update(fields, { ...headers, host: `${brand}.localhost` });
    return (await stored(account.id)).kycStatus;
  };
  const flag = { onChangeResetKyc: true };
  assert.equal(await kycAfter('lulu', { ...flag, city: 'Graz' }), null);
  assert.equal(await kycAfter('lulu', { ...flag, nickname: 'xy' }), 'APPROVED');
  assert.equal(await kycAfter('lulu', { city: 'Graz' }), 'APPROVED');
  assert.equal(await kycAfter('linen', { ...flag, city: 'Graz' }), 'APPROVED');
});

test('AUTH-10: a new password ends the other sessions, keeps this one, and tells the player', async () => {
  const { email, headers } = await makePlayer(sandbox);
  const { accessToken } = await answerOf(app, 'login', { payload: loginBody(email) });
  const options = change({ currentPassword: PASSWORD, newPassword: 'another horse' }, headers);
  await answerOf(app, 'updateUserDetails', options);
  await answerOf(app, 'userDetails', { headers });
  const other = { authorization: `Bearer ${accessToken}` };
  assert.equal((await refusalOf(app, 'userDetails', { headers: other })).code, 'SESSION_EXPIRED');
  assert.equal((await refusalOf(app, 'login', { payload: loginBody(email) })).code, 'INVALID_CREDENTIALS');
  await answerOf(app, 'login', { payload: loginBody(email, 'another horse') });
  // After a lost answer, the client repeats the call with the same key, when `currentPassword` is no longer valid.
  await answerOf(app, 'updateUserDetails', options);
  assert.deepEqual(
    (await mailTo(sandbox.db, email)).map(({ kind }) => kind).filter((kind) => kind !== 'new-device'),
    ['password-changed'],
  );
});

test('a wrong current password changes nothing, and guesses are limited', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const guess = () =>
    refusalOf(app, 'updateUserDetails', change({ currentPassword: 'wrong', newPassword: 'another horse' }, headers));
  for (let index = 0; index < LIMITS.passwordByAccount.most; index++) {
    const { status, code, details } = await guess();
    assert.deepEqual([status, code, Object.keys(details ?? {})], [422, 'WRONG_PASSWORD', ['currentPassword']]);
  }
  assert.equal((await guess()).code, 'TOO_MANY_ATTEMPTS');
  assert.equal((await stored(account.id)).passwordHash, account.passwordHash);
});

test('a new password follows the rules of the brand and needs the current one', async () => {
  const { headers } = await makePlayer(sandbox);
  const fields = { currentPassword: '', newPassword: '12345' };
  const { details } = await refusalOf(app, 'updateUserDetails', change(fields, headers));
  assert.deepEqual(Object.keys(details ?? {}).sort(), ['currentPassword', 'newPassword']);
});

test('the same key changes the profile once; with other values it is a conflict', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const first = change({ nickname: 'one' }, headers);
  await answerOf(app, 'updateUserDetails', first);
  await update({ nickname: 'two' }, headers);
  await answerOf(app, 'updateUserDetails', first);
  assert.equal((await stored(account.id)).nickname, 'two');
  const other = { ...first, payload: { ...first.payload, nickname: 'three' } };
  assert.equal((await refusalOf(app, 'updateUserDetails', other)).code, 'IDEMPOTENCY_CONFLICT');
});

test('E11 offers by e-mail are told, switched off and on, and kept', async () => {
  const wanted = sandbox.clock.now();
  const { account, headers } = await makePlayer(sandbox, { newsLetterAt: wanted, subscribedAt: wanted });
  const told = async () => (await answerOf(app, 'userDetails', { headers })).preferences?.newsletter;
  const change = (payload: object) => answerOf(app, 'setPreferences', { headers, payload });
  const kept = async () => {
    const { newsLetterAt, subscribedAt } = await stored(account.id);
    return [newsLetterAt, subscribedAt];
  };
  assert.equal(await told(), true);
  assert.equal((await change({ newsletter: false })).data.preferences.newsletter, false);
  assert.deepEqual([await told(), await kept()], [false, [null, null]]);
  await change({ noCalendar: true });
  assert.equal(await told(), false);
  assert.equal((await change({ newsletter: true })).data.preferences.newsletter, true);
  assert.deepEqual([await told(), await kept()], [true, [sandbox.clock.now(), sandbox.clock.now()]]);
});

test('E12 an account without a password says so, and has one after a link', async () => {
  const { email, headers } = await makePlayer(sandbox, { passwordHash: null });
  const told = async () => (await answerOf(app, 'userDetails', { headers })).getUser.hasPassword;
  assert.equal(await told(), false);
  await answerOf(app, 'forgotPassword', { payload: { email, recaptchaToken: '' } });
  await sandbox.settled();
  const [letter] = await mailTo(sandbox.db, email);
  await answerOf(app, 'resetPassword', { payload: { token: letter!.token, password: PASSWORD } });
  const { accessToken } = await answerOf(app, 'login', { payload: loginBody(email) });
  const again = await answerOf(app, 'userDetails', { headers: { authorization: `Bearer ${accessToken}` } });
  assert.equal(again.getUser.hasPassword, true);
});
