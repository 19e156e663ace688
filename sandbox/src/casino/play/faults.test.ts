import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { toDecimal } from '@/domain/money/money';
import { WALLET_SECRET } from '../../testing/testBackend';
import { walletTransactions } from '../bets/schema';
import { checkLedger } from '../ledger/check';
import { sign } from '../../base/signature';
import { createCasinoWallet, type WalletKey } from '../../studio/rounds/casinoWallet';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const HOUR = 3_600_000;

/** A player with an open wallet, as a studio uses it. */
async function opened(money = '100.00') {
  const player = await play.player(money);
  const { wallet } = play.studio();
  const answer = await wallet.open(await player.launch());
  assert.ok(answer.ok);
  const key: WalletKey = { token: answer.value.wallet, currency: answer.value.currency };
  const told = async (asked: Promise<Awaited<ReturnType<typeof wallet.debit>>>): Promise<string> => {
    const got = await asked;
    return got.ok ? toDecimal(got.value.balance, 'EUR') : got.refusal.code;
  };
  return {
    player,
    key,
    wallet,
    debit: (round: string, amount: bigint, transaction = `${round}:debit`) =>
      told(wallet.debit(key, { transaction, round, amount })),
    credit: (round: string, amount: bigint, transaction = `${round}:credit`) =>
      told(wallet.credit(key, { transaction, round, amount })),
    rollback: (round: string, of = `${round}:debit`, transaction = `${round}:rollback`) =>
      told(wallet.rollback(key, { transaction, round, of })),
  };
}
const isSound = async () => assert.deepEqual(await checkLedger(play.db), []);
const id = () => randomUUID();

/** A debit as a studio sends it, signed; answers its status and code. */
async function debited(key: WalletKey, asked: object): Promise<[number, string | undefined]> {
  const sent = JSON.stringify({ transaction: id(), round: id(), ...asked });
  const { status, json } = await play.carry('/wallet/debit', sent, {
    'content-type': 'application/json',
    'x-wallet-signature': sign(WALLET_SECRET, sent, play.clock.now()),
    authorization: `Bearer ${key.token}`,
  });
  return [status, (json as { code?: string }).code];
}

test('a debit, a credit and a rollback that come again count once and get the same answer', async () => {
  const { debit, credit, rollback, player } = await opened();
  const [round, other] = [id(), id()];
  for (let time = 0; time < 3; time += 1) assert.equal(await debit(round, 500n), '95.00');
  for (let time = 0; time < 3; time += 1) assert.equal(await credit(round, 700n), '102.00');
  assert.equal(await debit(other, 200n), '100.00');
  for (let time = 0; time < 3; time += 1) assert.equal(await rollback(other), '102.00');
  // A repeat after other transactions still gets its original answer.
  assert.equal(await debit(round, 500n), '95.00');
  assert.equal(await player.money(), '102.00');
  await isSound();
});

test('a bet that waits for the end of its round is answered the same when it comes again after that', async () => {
  const { key, wallet, credit } = await opened();
  const round = id();
  const settlesAt = new Date(play.clock.now().getTime() + 20_000);
  const bet = { transaction: `${round}:debit`, round, amount: 300n, settlesAt };
  const first = await wallet.debit(key, bet);
  assert.deepEqual(first, { ok: true, value: { balance: 9_700n, freeSpins: null, closes: true } });
  assert.equal(await credit(round, 0n), '97.00');
  assert.deepEqual(await wallet.debit(key, bet), first);
});

test('another body under an id is a conflict, whoever sends it', async () => {
  const one = await opened();
  const two = await opened();
  const round = id();
  await one.debit(round, 500n);
  assert.equal(await one.debit(round, 501n), 'TRANSACTION_CONFLICT');
  assert.equal(await one.debit(id(), 500n, `${round}:debit`), 'TRANSACTION_CONFLICT');
  assert.equal(await two.debit(round, 500n), 'TRANSACTION_CONFLICT');
  assert.equal(await one.credit(round, 500n, `${round}:debit`), 'TRANSACTION_CONFLICT');
  assert.deepEqual([await one.player.money(), await two.player.money()], ['95.00', '100.00']);
});

test('a rollback that overtakes its debit keeps it from ever being booked', async () => {
  const { debit, rollback, credit, player } = await opened();
  const round = id();
  assert.equal(await rollback(round), '100.00');
  assert.equal(await debit(round, 500n), 'ROLLED_BACK');
  assert.equal(await debit(round, 500n), 'ROLLED_BACK');
  assert.equal(await credit(round, 900n), 'ROUND_UNKNOWN');
  assert.equal(await player.money(), '100.00');
});

test('a credit without a debit of its round, after its rollback, or a second one is refused', async () => {
  const { debit, credit, rollback, player } = await opened();
  const [back, paid] = [id(), id()];
  assert.equal(await credit(id(), 900n), 'ROUND_UNKNOWN');
  await debit(back, 500n);
  await rollback(back);
  assert.equal(await credit(back, 900n), 'ROLLED_BACK');
  await debit(paid, 500n);
  assert.equal(await credit(paid, 600n), '101.00');
  assert.equal(await credit(paid, 600n, 'another'), 'ROUND_CLOSED');
  assert.equal(await debit(paid, 500n, `${paid}:again`), 'ROUND_CLOSED');
  assert.equal(await rollback(paid), 'ROUND_CLOSED');
  assert.equal(await player.money(), '101.00');
});

test('a rollback of what was refused or never came books nothing, and one of another player’s round neither', async () => {
  const one = await opened('1.00');
  const two = await opened();
  const [refused, foreign] = [id(), id()];
  assert.equal(await one.debit(refused, 500n), 'INSUFFICIENT_BALANCE');
  assert.equal(await one.rollback(refused), '1.00');
  await two.debit(foreign, 500n);
  assert.equal(await one.rollback(foreign, `${foreign}:debit`, 'thief'), '1.00');
  assert.equal(await one.credit(foreign, 500n, 'thief2'), 'ROUND_UNKNOWN');
  assert.deepEqual([await one.player.money(), await two.player.money()], ['1.00', '95.00']);
  await isSound();
});

test('what the studio did not sign, or long ago, or of nobody’s wallet, is refused and books nothing', async () => {
  const { player, key } = await opened();
  const forged = createCasinoWallet(play.carry, 'not the secret', play.clock);
  const late = createCasinoWallet(play.carry, WALLET_SECRET, {
    now: () => new Date(play.clock.now().getTime() - 301_000),
  });
  const right = createCasinoWallet(play.carry, WALLET_SECRET, play.clock);
  const codeOf = async (wallet: typeof right, used: WalletKey) => {
    const answer = await wallet.debit(used, { transaction: id(), round: id(), amount: 100n });
    return answer.ok ? 'booked' : answer.refusal.code;
  };
  assert.equal(await codeOf(forged, key), 'UNSIGNED');
  assert.equal(await codeOf(late, key), 'UNSIGNED');
  assert.equal(await codeOf(right, { ...key, token: player.token }), 'WALLET_UNKNOWN');
  const meddled = createCasinoWallet(
    (path, body, headers) => play.carry(path, body.replace('"1.00"', '"0.01"'), headers),
    WALLET_SECRET,
    play.clock,
  );
  assert.equal(await codeOf(meddled, key), 'UNSIGNED');
  assert.equal(await player.money(), '100.00');
});

test('amounts that are none are refused: zero, below zero, with too many decimals, no text; instants that are none too', async () => {
  const { key, player } = await opened();
  const amounts = ['0', '0.00', '-1', '1.001', '1e309', ' 1', '', 1, null, '9'.repeat(31)];
  const instants = ['', 'soon', 1, null, '2026-11-20', '0000-01-01T00:00:00.000Z', '2026-13-01T00:00:00.000Z'];
  for (const wrong of [
    ...amounts.map((amount) => ({ amount })),
    ...instants.map((settlesAt) => ({ amount: '1.00', settlesAt })),
  ])
    assert.deepEqual(await debited(key, wrong), [422, 'VALIDATION'], JSON.stringify(wrong));
  assert.equal(await player.money(), '100.00');
});

test('a call for which the database has no connection free is 503 with a code, any other failure 500', async (t) => {
  const { key, player } = await opened();
  const debitWhile = async (failure: Error) => {
    const failing = t.mock.method(play.db, 'transaction', () => Promise.reject(failure));
    const answer = await debited(key, { amount: '1.00' });
    failing.mock.restore();
    return answer;
  };
  const full = new Error('timeout exceeded when trying to connect');
  assert.deepEqual(await debitWhile(full), [503, 'BUSY']);
  assert.deepEqual(await debitWhile(new Error('Failed query', { cause: full })), [503, 'BUSY']);
  assert.deepEqual(await debitWhile(new Error('connection lost')), [500, 'INTERNAL_ERROR']);
  assert.equal(await player.money(), '100.00');
  assert.deepEqual(await debited(key, { amount: '1.00' }), [200, undefined]);
});

test('won money is credited after log-out, exclusion and the end of the session; staked is none', async () => {
  const ends: ((player: Awaited<ReturnType<typeof opened>>['player']) => Promise<unknown>)[] = [
    (player) => play.app.inject({ method: 'POST', url: '/api/user/logout', headers: player.headers }),
    (player) =>
      play.app.inject({ method: 'POST', url: '/api/user/self-exclude', ...player.keyed({ duration: 'permanent' }) }),
    (player) => play.app.inject({ method: 'POST', url: '/api/user/freeze-account', ...player.keyed({ days: 1 }) }),
    async () => play.clock.advance(5 * HOUR),
  ];
  for (const [index, end] of ends.entries()) {
    const { debit, credit, player, wallet, key } = await opened();
    const round = id();
    await debit(round, 500n);
    await end(player);
    const code = await debit(id(), 100n);
    assert.equal(code, ['SESSION_ENDED', 'SELF_EXCLUDED', 'ACCOUNT_FROZEN', 'SESSION_ENDED'][index]);
    assert.equal(await credit(round, 900n), '104.00');
    assert.deepEqual(await wallet.balance(key), {
      ok: true,
      value: { balance: 10_400n, freeSpins: null, closes: false },
    });
  }
  await isSound();
});

test('transactions repeated, late and in any order: each round ends as its first debit, credit or rollback decide', async () => {
  const STEPS = ['debit', 'credit', 'rollback'] as const;
  const calls = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(...STEPS)), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(calls, async (list) => {
      const { debit, credit, rollback, player } = await opened();
      const names = [id(), id(), id()];
      const states = names.map(() => ({ debited: false, dead: false, closed: false, paid: false }));
      let expected = 10_000n;
      const refused = new Set<string>();
      for (const [at, step] of list) {
        const [round, state] = [names[at]!, states[at]!];
        const key = `${round} ${step}`;
        if (step === 'debit') await debit(round, 300n);
        if (step === 'credit') await credit(round, 500n);
        if (step === 'rollback') await rollback(round);
        if (refused.has(key)) continue;
        // The first answer to an id is final, so each step counts only once.
        refused.add(key);
        if (step === 'debit' && !state.dead) [state.debited, expected] = [true, expected - 300n];
        if (step === 'credit' && state.debited && !state.closed) [state.paid, expected] = [true, expected + 500n];
        if (step === 'rollback' && !state.paid) {
          if (state.debited) expected += 300n;
          [state.dead, state.closed] = [true, true];
        }
      }
      assert.equal(await player.money(), toDecimal(expected, 'EUR'));
    }),
    { numRuns: 25 },
  );
  await isSound();
});

test('debits at once never pass a limit or the balance, and each limit and balance is used up', async () => {
  for (const [money, limit, most] of [
    ['10.00', null, 10],
    ['100.00', ['bet', 0, '7.50'], 7],
    ['100.00', ['loss', 1, '4.99'], 4],
  ] as const) {
    const { debit, player } = await opened(money);
    if (limit) await player.limit(limit[0], limit[1], limit[2]);
    const told = await Promise.all(Array.from({ length: 30 }, () => debit(id(), 100n)));
    assert.equal(told.filter((one) => /^\d/.test(one)).length, most);
    const rows = await play.db
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.player, player.account.id));
    assert.equal(rows.filter(({ outcome }) => outcome === 'booked').length, most);
  }
  await isSound();
});

test('a stake that is taken back gives back what it used of a limit and of the wager', async () => {
  const { debit, rollback, player } = await opened();
  await player.limit('bet', 0, '5');
  const round = id();
  await debit(round, 500n);
  assert.equal(await debit(id(), 100n), 'dailyBetLimit');
  await rollback(round);
  assert.equal(await debit(id(), 500n), '95.00');
});
