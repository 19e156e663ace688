import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { answerOf, call } from '../testing/testBackend';
import { loginBody, mailTo } from '../testing/testAccounts';
import { brandAt } from '../brands/brands';
import { openTestCashier, SITE, type TestCashier } from '../testing/testCashier';
import { checkLedger } from '../casino/ledger/check';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { createPlayers, type MadePlayer } from './players';
import { messagesSection } from './sections/messages';

const HOST = 'localhost:4200';
const controls = createControls(testClock());
const HEADERS = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' };
let cashier: TestCashier;
let panel: FastifyInstance;
before(async () => {
  cashier = await openTestCashier({ controls });
  const { db, sandbox, payments } = cashier;
  const parts = { db, payments, clock: controls.clock, passwords: sandbox.passwords, siteOrigins: [SITE] };
  panel = createPanel({
    controls,
    brands: ['curacao', 'linen'],
    sections: [messagesSection(db)],
    log: false,
    players: createPlayers({ ...parts, brandAt: (host) => brandAt(host, 'curacao') }),
  });
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await panel.close();
  await cashier.close();
});

const ask = (payload: unknown, headers: Record<string, string> = HEADERS) =>
  panel.inject({ method: 'POST', url: '/sandbox/players', headers, payload: JSON.stringify(payload) });

async function make(asked: object): Promise<MadePlayer> {
  const answer = await ask(asked);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<MadePlayer>();
}

const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const detailsOf = (player: { token: string }) => answerOf(cashier.app, 'userDetails', { headers: headersOf(player) });

test('a player is made as a registration leaves one: signed in, with a password, and a link to verify the address', async () => {
  const player = await make({});
  const { getUser: user, userWallet } = await detailsOf(player);
  assert.deepEqual([user.isEmailVerified, user.address, userWallet?.length], [false, null, 1]);
  const { status } = await call(cashier.app, 'login', { payload: loginBody(player.email, player.password) });
  assert.equal(status, 200);

  const link = async (path: string) =>
    panel.inject({ url: '/sandbox/messages/link', headers: { host: HOST }, query: { to: player.email, path } });
  const [mail] = await mailTo(cashier.db, player.email);
  const token = mail?.token;
  assert.deepEqual((await link('/verify-email')).json(), { link: `${SITE}/verify-email?token=${token}` });
  assert.equal((await link('/reset-password')).statusCode, 404);
  await answerOf(cashier.app, 'verifyEmail', { payload: { token } });
  assert.equal((await detailsOf(player)).getUser.isEmailVerified, true);
});

test('money of a made player is a deposit like any by card: in the wallet, to be wagered, in the limits, in the net result', async () => {
  const made = await make({ verified: true, profile: true, funded: '25' });
  const other = await cashier.player();
  await cashier.pay(await other.create({ amount: '25' }), '4242424242424242');
  await cashier.payments.outbox.flush();
  const seen = async (player: { token: string }) => {
    const headers = headersOf(player);
    const limit = { kind: 'deposit', period: 0, amount: '40', currencyCode: 'EUR' };
    const { userWallet } = await detailsOf(player);
    await call(cashier.app, 'setLimit', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: limit,
    });
    const { data } = await answerOf(cashier.app, 'depositAllowance', { headers });
    const sent = { ...headers, 'idempotency-key': randomUUID() };
    const payload = { paymentMethodId: '1', amount: '20', currencyCode: 'EUR' };
    const refused = (await call(cashier.app, 'createDeposit', { headers: sent, payload })).body as { code?: string };
    return { userWallet, data, code: refused.code };
  };
  const found = await seen(made);
  assert.deepEqual(found, await seen(other));
  assert.equal(found.userWallet?.[0]?.realMoney, '25.00');
  assert.deepEqual([found.data.left, found.code], ['15.00', 'PAYMENT_LIMIT_THRESHOLD']);
});

test('brand, e-mail, currency, identity, further wallets and a bonus are as asked', async () => {
  const email = 'asked@players.example';
  const bonus = { offer: 'free-ten', way: 'active' };
  const asked = { brand: 'linen', email, currency: 'USD', verified: true, approved: true, wallets: ['BTC'], bonus };
  const player = await make({ ...asked, password: 'correct horse' });
  assert.deepEqual([player.email, player.password], [email, 'correct horse']);
  const headers = { ...headersOf(player), host: 'linen.localhost:3000' };
  const { getUser: user, userWallet } = await answerOf(cashier.app, 'userDetails', { headers });
  assert.equal(user.kycStatus, 'APPROVED');
  assert.deepEqual(
    userWallet?.map(({ currencyCode }) => currencyCode),
    ['USD', 'BTC'],
  );
  assert.notEqual(userWallet?.[0]?.bonus, '0.00');
});

test('what cannot be is refused in words and makes nobody', async () => {
  for (const [asked, wrong] of [
    [[], /object/],
    [{ emial: 'x@players.example' }, /emial is none of/],
    [{ verified: 'yes' }, /true or false/],
    [{ email: 'nobody' }, /no e-mail address/],
    [{ email: 'asked@players.example', brand: 'linen' }, /already/],
    [{ brand: 'nobody' }, /no such brand/],
    [{ currency: 'ABC' }, /no currency/],
    [{ wallets: 'BTC' }, /list/],
    [{ bonus: { offer: 'none', way: 'active' } }, /names an offer/],
    [{ funded: '25' }, /verif/i],
    [{ verified: true, funded: '0.01' }, /refused/],
  ] as const) {
    const answer = await ask(asked);
    assert.equal(answer.statusCode, 422, JSON.stringify(asked));
    assert.match(answer.json<{ wrong: string }>().wrong, wrong);
  }
  assert.equal(
    (await panel.inject({ method: 'POST', url: '/sandbox/players', headers: HEADERS, payload: '{' })).statusCode,
    422,
  );
});

test('a page of another origin makes nobody, and reads no link', async () => {
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3000']) {
    assert.equal((await ask({}, { ...HEADERS, origin })).statusCode, 403, origin);
  }
  assert.equal(
    (await panel.inject({ url: '/sandbox/messages/link?to=a', headers: { host: 'evil.example' } })).statusCode,
    421,
  );
});
