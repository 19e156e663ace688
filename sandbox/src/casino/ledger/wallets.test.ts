import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { giveTestBonus, testOffer } from '../../testing/testBonus';
import { checkLedger } from './check';
import { bookDeposit } from './deposits';
import { post } from './post';
import { toPurse } from '../../testing/testLedgerPlayer';
import { makePlayer } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

type Headers = Record<string, string>;

const deposit = (player: string, amount: bigint, currency: string) =>
  bookDeposit(sandbox.db, {
    deposit: { id: randomUUID(), player, currency },
    amount,
    now: sandbox.clock.now(),
    depositWagerMultiplier: 1,
  });
const choosing = (headers: Headers, currencyCode: string, key: string = randomUUID()) => ({
  headers: { 'idempotency-key': key, ...headers },
  payload: { currencyCode },
});
const walletsSeen = async (headers: Headers) =>
  ((await answerOf(app, 'userDetails', { headers })).userWallet ?? []).map(({ currencyCode, isActive }) => [
    currencyCode,
    isActive,
  ]);

test('ENT-01 ENT-14: the details hold every wallet with its five values, and the sums of the ledger', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const { userWallet, ...fresh } = await answerOf(app, 'userDetails', { headers });
  assert.deepEqual(userWallet, [
    {
      currencyCode: 'EUR',
      isActive: true,
      realMoney: '0.00',
      bonus: '0.00',
      wager: '0.00',
      depositWager: '0.00',
      rollover: '0.00',
    },
  ]);
  assert.deepEqual([fresh.depositCount, fresh.totalDeposit, fresh.totalSpend], [0, '0.00', '0.00']);

  await deposit(account.id, 20_000n, 'EUR');
  await deposit(account.id, 1n, 'BTC');
  const entries = [...toPurse(account.id, -550n), ...toPurse(account.id, 7n, 'EUR', 'rollover')];
  await post(sandbox.db, { key: randomUUID(), kind: 'stake', reference: 'r', now: sandbox.clock.now(), entries });
  await giveTestBonus(sandbox.db, sandbox.clock, account.id, testOffer({ amount: '10.00', wageringMultiplier: 30 }));
  const after = await answerOf(app, 'userDetails', { headers });
  assert.deepEqual(after.userWallet, [
    {
      currencyCode: 'EUR',
      isActive: true,
      realMoney: '194.50',
      bonus: '10.00',
      wager: '300.00',
      depositWager: '200.00',
      rollover: '0.07',
    },
    {
      currencyCode: 'BTC',
      isActive: false,
      realMoney: '0.00000001',
      bonus: '0.00000000',
      wager: '0.00000000',
      depositWager: '0.00000001',
      rollover: '0.00000000',
    },
  ]);
  assert.deepEqual([after.depositCount, after.totalDeposit, after.totalSpend], [2, '200.00', '5.50']);
});

test('an account without a currency has no wallet and no sums', async () => {
  const { headers } = await makePlayer(sandbox, { currencyCode: null });
  const { userWallet, totalDeposit } = await answerOf(app, 'userDetails', { headers });
  assert.deepEqual([userWallet, totalDeposit], [[], '0']);
});

test('a wallet is chosen once per key; the same call again changes nothing any more', async () => {
  const { account, headers } = await makePlayer(sandbox);
  await deposit(account.id, 1n, 'BTC');
  const first = choosing(headers, 'BTC');
  assert.equal((await answerOf(app, 'selectWallet', first)).data.success, true);
  assert.deepEqual(await walletsSeen(headers), [
    ['BTC', true],
    ['EUR', false],
  ]);
  await answerOf(app, 'selectWallet', choosing(headers, 'EUR'));
  assert.equal((await answerOf(app, 'selectWallet', first)).data.success, true);
  assert.deepEqual(await walletsSeen(headers), [
    ['EUR', true],
    ['BTC', false],
  ]);
  const other = { ...first, payload: { currencyCode: 'EUR' } };
  assert.equal((await refusalOf(app, 'selectWallet', other)).code, 'IDEMPOTENCY_CONFLICT');
});

test('a wallet one does not have, another player’s or a guest’s choice is refused', async () => {
  const { account, headers } = await makePlayer(sandbox);
  const other = await makePlayer(sandbox);
  await deposit(other.account.id, 1n, 'USD');
  const refused = await refusalOf(app, 'selectWallet', choosing({ ...headers, 'accept-language': 'de' }, 'USD'));
  assert.deepEqual([refused.status, refused.code], [409, 'WALLET_NOT_FOUND']);
  assert.match(refused.message, /Währung/);
  assert.deepEqual(await walletsSeen(headers), [['EUR', true]]);
  assert.equal((await refusalOf(app, 'selectWallet', choosing({}, 'EUR'))).code, 'SESSION_EXPIRED');
  for (const currencyCode of ['', 'eur', 'E'.repeat(40)]) {
    const { status } = await refusalOf(app, 'selectWallet', choosing(headers, currencyCode));
    assert.ok([409, 422].includes(status), currencyCode);
  }
  assert.equal((await refusalOf(app, 'selectWallet', { headers, payload: { currencyCode: 'EUR' } })).status, 422);
  assert.ok(account.id);
});

test('fifty choices at once leave one active wallet', async () => {
  const { account, headers } = await makePlayer(sandbox);
  await deposit(account.id, 1n, 'BTC');
  const choices = Array.from({ length: 50 }, (_, index) => choosing(headers, index % 2 ? 'EUR' : 'BTC'));
  const answers = await Promise.all(choices.map((sent) => call(app, 'selectWallet', sent)));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal((await walletsSeen(headers)).filter(([, isActive]) => isActive).length, 1);
  assert.deepEqual(await checkLedger(sandbox.db), []);
});
