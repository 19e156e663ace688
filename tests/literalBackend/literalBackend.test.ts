import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { io } from 'socket.io-client';
import { googleToken } from './accounts.ts';
import { type Answer, ask, backend, closeAll, MAIL } from './asking.ts';
import { CALLS } from './calls.ts';
import { completeTexts, LANGUAGES } from './languages.ts';
import { type LiteralBackend } from './literalBackend.ts';
import { SAMPLE_PASSWORD } from './samples/accountSamples.ts';
import { type Shapes } from './base/shapes.ts';
import { eventPayloads } from './sockets.ts';
import { account, openSession, strangers } from './base/state.ts';

after(closeAll);

const SIGN_UP = {
  email: 'new@literal.example',
  password: 'Secret!1',
  dateOfBirth: '03-25-1990',
  username: 'new',
  uniqueKey: 'new@literal.example',
  gender: 'Not to say',
  preferredLanguage: 'de',
  countryCode: 'MT',
  currencyCode: 'EUR',
  linkAccount: false,
};
const CLAIM = '/api/user/rakeback-claim?timeZone=UTC&customerDate=2026-03-10%2012:00:00';

describe('calls', () => {
  let site: LiteralBackend;
  before(async () => void (site = await backend({ shapes: 'plain' })));

  test('answers only what is named', async () => {
    const other = await backend();
    const unnamed = await ask(other, 'GET /api/user/favourites');
    assert.deepEqual([unnamed.status, unnamed.text, unnamed.json], [404, 'Not found', undefined]);
    assert.equal((await ask(other, 'POST /api/admin/get-currencies')).status, 404);
    await ask(other, 'GET /api/admin/get-location?surprise=1');
    assert.deepEqual(
      strangers(other.state).map(({ call, unexpected }) => [call, unexpected]),
      [
        [null, []],
        [null, []],
        ['location', ['surprise']],
      ],
    );
    assert.equal(new Set(CALLS.map(({ name }) => name)).size, CALLS.length);
  });

  test('refuses guests where a token is needed, with every body of a 403', async () => {
    const guarded = ['/api/user/get-user-details', '/api/admin/get-payments', '/api/user/calendar-award', CLAIM];
    for (const path of guarded) assert.equal((await ask(site, `GET ${path}`)).status, 403, path);
    const awkward = await backend();
    const bodies = await Promise.all(guarded.map(async (path) => (await ask(awkward, `GET ${path}`)).text));
    assert.deepEqual(new Set(bodies), new Set(['', 'Forbidden', '{"message":"Session expired"}']));
  });

  test('signs in, out, up, linked, by phone and by a token from Google', async () => {
    const wrong = await ask(site, 'POST /api/user/login', null, { email: MAIL('depositor'), password: 'no' });
    assert.deepEqual([wrong.status, wrong.json], [401, { message: 'Wrong e-mail or password' }]);
    const right = { email: MAIL('DEPOSITOR'), password: SAMPLE_PASSWORD };
    const { json } = await ask(site, 'POST /api/user/login', null, right);
    assert.deepEqual([json.locale, json.cpnc, json.userId], ['de', 'spring', 101]);
    const up = await ask(site, 'POST /api/user/sign-up', null, SIGN_UP);
    assert.deepEqual(Object.keys(up.json), ['accessToken']);
    assert.equal(account(site.state, SIGN_UP.email).dateOfBirth, '1990-03-25');
    const faults: [object, string][] = [
      [SIGN_UP, 'This e-mail is registered already'],
      [{ ...SIGN_UP, email: 'x' }, 'Invalid format'],
      [{ ...SIGN_UP, email: 'y@z.de', dateOfBirth: '1990-03-25' }, 'invalid format, MM-DD-YYYY'],
      [{ ...SIGN_UP, email: 'y@z.de', dateOfBirth: '03-11-2008' }, 'the age must be 18'],
      [{ ...SIGN_UP, email: 'y@z.de', countryCode: 'US' }, 'registration form is not available'],
      [{ ...SIGN_UP, email: 'y@z.de', password: null }, 'password: Required'],
    ];
    for (const [body, message] of faults) {
      const refused = await ask(site, 'POST /api/user/sign-up', null, body);
      assert.ok(refused.status === 400 && refused.json.message.includes(message), message);
    }
    const linked = { ...SIGN_UP, email: 'linked@z.de', password: null, linkAccount: true, dateOfBirth: null };
    assert.ok((await ask(site, 'POST /api/user/sign-up', null, linked)).json.accessToken);
    assert.equal(account(site.state, 'linked@z.de').dateOfBirth, '1900-01-01');
    const phone = { ...SIGN_UP, email: '17@noemail.invalid', phoneCode: '+49', phone: '30123456' };
    await ask(site, 'POST /api/user/sign-up', null, phone);
    const byPhone = { email: '+49 30123456', password: SIGN_UP.password };
    assert.equal((await ask(site, 'POST /api/user/login', null, byPhone)).status, 200);
    assert.ok(site.state.sessions.has(googleToken(site.state, 'g@literal.example')));
    const before = site.state.sessions.size;
    assert.equal((await ask(site, 'POST /api/user/logout', 'depositor')).status, 200);
    assert.equal(site.state.sessions.size, before);
  });

  test('reads and updates the profile with the locks of KYC', async () => {
    const details = (await ask(site, 'GET /api/user/get-user-details', 'depositor')).json;
    assert.deepEqual([details.getUser.dateOfBirth, details.depositCount], ['1990-03-25', 2]);
    const update = async (who: string, body: object): Promise<Answer> =>
      await ask(site, 'PUT /api/user/update-user-details', who, { updateFrom: 'Profile Page', ...body });
    assert.equal((await update('fresh', { firstName: 'Fred', email: MAIL('fresh') })).json.data.success, true);
    assert.match((await update('fresh', { firstName: 'Other' })).json.message, /firstName can no longer/);
    assert.match((await update('depositor', { email: 'other@z.de' })).json.message, /email can no longer/);
    assert.equal((await update('depositor', { address: 'New road 2' })).status, 200);
    assert.match((await update('approved', { address: 'New road 2' })).json.message, /address can no longer/);
    assert.match((await update('fresh', { newPassword: 'Other!12' })).json.message, /Current password/);
    const password = { currentPassword: SAMPLE_PASSWORD, newPassword: 'Other!12', confirmPassword: 'Other!12' };
    assert.equal((await update('fresh', password)).status, 200);
    assert.equal(account(site.state, MAIL('fresh')).password, 'Other!12');
  });

  test('lists bonuses by page, type, day and moment', async () => {
    const list = async (query: string): Promise<Answer['json']> =>
      (await ask(site, `GET /api/admin/get-all-bonus?${query}`)).json.data.bonus;
    assert.equal((await list('pageNo=2&limit=10')).rows.length, 6);
    assert.equal((await list('type=instant_cashback')).count, 3);
    const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
    assert.ok(!names((await list('dayOfWeek=TUE')).rows).includes('weekday'));
    assert.ok(names((await list('dayOfWeek=WED&limit=30')).rows).includes('weekday'));
    assert.ok(!names((await list('calendarDateTime=2026-03-10%2012:00:00')).rows).includes('tooLate'));
  });

  test('pays a rakeback day once, today and yesterday only', async () => {
    const { days } = (await ask(site, 'GET /api/admin/get-rakeback-days', 'depositor')).json.data;
    assert.equal(days.length, 15);
    assert.deepEqual((await ask(site, 'GET /api/admin/get-rakeback-days')).json.data.days, []);
    const paid = await ask(site, `GET ${CLAIM}&bonusId=701`, 'depositor');
    assert.deepEqual(paid.json, { data: { amount: 12.5, bonusId: 701 } });
    assert.equal((await ask(site, `GET ${CLAIM}&bonusId=701`, 'depositor')).json.message, 'Nothing to claim');
    const body = { bonusId: '700', claimDate: '2026-03-09', customerDate: '2026-03-10 12:00:00' };
    assert.equal((await ask(site, 'POST /api/user/rakeback-claim', 'depositor', body)).json.data.amount, 7.25);
    const old = await ask(site, `GET ${CLAIM}&bonusId=700&claimDate=2026-03-08`, 'depositor');
    assert.match(old.json.message, /Only today and yesterday/);
    assert.match((await ask(site, `GET ${CLAIM}&bonusId=701`, 'newcomer')).json.message, /first deposit/);
    assert.match((await ask(site, `GET ${CLAIM}&bonusId=701`, 'excluded')).json.message, /self-excluded/);
    // At noon UTC it is two in the morning of the eleventh in Kiritimati.
    const far = `/api/user/rakeback-claim?timeZone=Pacific/Kiritimati&customerDate=2026-03-11%2002:00:00`;
    assert.equal((await ask(site, `GET ${far}&bonusId=701&claimDate=2026-03-11`, 'busy')).json.data.amount, 1.125);
    const { ngr, payout, percent } = (await ask(site, 'GET /api/user/calendar-award', 'depositor')).json.data
      .userCalendarData;
    assert.equal(Number(payout).toFixed(2), (ngr * percent).toFixed(2));
  });

  test('serves languages, content, settings, catalogues and pictures', async () => {
    const file = async (code: string): Promise<Answer> =>
      await ask(site, `GET /api/core/casino/locales/${code}.json?_v=2026-03-10`);
    assert.equal((await file(LANGUAGES.missing)).status, 404);
    assert.equal((await file('constructor')).status, 404);
    const broken = await file(LANGUAGES.broken);
    assert.deepEqual([broken.status, broken.json], [200, undefined]);
    assert.ok((await file(LANGUAGES.nested)).text.includes('$t('));
    assert.deepEqual(completeTexts({ a: 'Hi {{name}}, [a]' }), { a: '[de] a {{name}} [a]' });
    const content = await ask(site, 'GET /api/core/casino/locales/en.json?allResources=1');
    assert.ok(content.json.content['privacy-policy']);
    assert.equal((await ask(site, 'GET /api/core/casino/settings2')).json.theme, 'curacao');
    assert.equal((await ask(site, 'GET /api/admin/get-all-country')).json.data.countries.rows.length, 10);
    assert.equal((await ask(site, 'GET /api/admin/get-registration-fields')).json.data.gender, 0);
    assert.match((await ask(site, 'GET /api/core/casino/assets/flags/mt.svg')).text, /^<svg/);
    const guarded = await backend({ systemToken: 'system' });
    assert.equal((await ask(guarded, 'GET /api/admin/get-full-category-list?locale=en')).status, 401);
  });
});

describe('shapes', () => {
  test('the default mixes the forms, the same way every time', async () => {
    const [one, two] = await Promise.all([backend(), backend()]);
    const paths = ['GET /api/admin/get-payments', 'GET /api/user/get-user-details', 'GET /api/admin/get-all-bonus'];
    for (const path of paths)
      assert.equal((await ask(one, path, 'crypto')).text, (await ask(two, path, 'crypto')).text);
    const payments: Record<string, unknown>[] = (await ask(one, 'GET /api/admin/get-payments', 'busy')).json.data
      .payments;
    assert.deepEqual(new Set(payments.map(({ id }) => typeof id)), new Set(['number', 'string']));
    assert.ok(payments.some((row) => 'thumbnail_url' in row) && payments.some((row) => 'thumbnailUrl' in row));
    const wallets = await Promise.all(
      ['depositor', 'approved', 'duplicate', 'documents'].map(
        async (who) => (await ask(one, 'GET /api/user/get-user-details', who)).json.userWallet,
      ),
    );
    assert.deepEqual(new Set(wallets.map((wallet) => Array.isArray(wallet))), new Set([true, false]));
  });

  test('each switch can be turned alone, also while it runs', async () => {
    const site = await backend({ shapes: { amounts: 'exponent', wallet: 'list', envelope: 'everywhere' } });
    const { userWallet } = (await ask(site, 'GET /api/user/get-user-details', 'depositor')).json.data;
    assert.equal(userWallet[0].realMoney, '1.205e+2');
    const turned: Partial<Shapes> = { envelope: 'nowhere', refusals: 'text', claimRefusals: 'negative' };
    Object.assign(site.state.shapes, turned);
    assert.ok((await ask(site, 'GET /api/admin/get-currencies')).json.currencies);
    const refused = await ask(site, 'POST /api/user/login', null, {});
    assert.deepEqual([refused.text, refused.json], ['Required', undefined]);
    const old = await ask(site, `GET ${CLAIM}&bonusId=700&claimDate=2026-03-08`, 'depositor');
    assert.deepEqual([old.status, Number(old.json.amount)], [200, -1]);
  });

  test('a test can put a fault in place of an answer', async () => {
    const site = await backend();
    site.state.faults.set('settings', { status: 503, text: 'Service Unavailable', times: 1 });
    assert.equal((await ask(site, 'GET /api/core/casino/settings2')).status, 503);
    assert.equal((await ask(site, 'GET /api/core/casino/settings2')).status, 200);
  });
});

test('socket events reach the player with the token, and no guest', async () => {
  const site = await backend();
  const depositor = account(site.state, MAIL('depositor'));
  const connect = (token: string) => io(site.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  const guest = connect('');
  assert.equal(
    await new Promise((resolve) => guest.on('connect_error', ({ message }) => resolve(message))),
    'Session expired',
  );
  const player = connect(openSession(site.state, depositor));
  await new Promise<void>((resolve) => player.on('connect', resolve));
  assert.equal(site.connections(depositor), 1);
  const wins = eventPayloads('debit', 2.5);
  const heard: unknown[] = [];
  const all = new Promise<void>((resolve) =>
    player.on('debit', (payload: unknown) => void (heard.push(payload) === wins.length && resolve())),
  );
  for (const win of wins) site.emit(depositor, 'debit', win);
  await all;
  assert.deepEqual(heard, wins);
  player.close();
});
