import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type ErrorWire } from '@/contract/wire';
import { MINUTE_MS } from '@/domain/time/lengths';
import { call } from '../../testing/testBackend';
import {
  BANK,
  bodyOf,
  openTestWithdrawals,
  type Quote,
  TETHER,
  type TestWithdrawals,
} from '../../testing/testWithdrawals';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(() => bank.close());

test('a quote binds until it expires and is used up once', async () => {
  const player = await bank.player();
  const { quoteId } = await player.quote(TETHER);
  bank.sandbox.clock.advance(MINUTE_MS);
  assert.equal((await player.refused({ ...TETHER, quoteId })).code, 'QUOTE_EXPIRED');
  const fresh = await player.quote(TETHER);
  assert.notEqual(fresh.receiveAmount, undefined);
  await player.confirm({ ...TETHER, quoteId: fresh.quoteId });
  assert.equal((await player.refused({ ...TETHER, quoteId: fresh.quoteId })).code, 'QUOTE_EXPIRED');
  for (const unknown of [randomUUID(), 'none', '']) {
    assert.equal((await player.refused({ ...TETHER, quoteId: unknown })).code, 'QUOTE_EXPIRED');
  }
  const other = await bank.player();
  const foreign = await other.quote(TETHER);
  assert.equal((await player.refused({ ...TETHER, quoteId: foreign.quoteId })).code, 'QUOTE_EXPIRED');
  assert.equal(await player.money(), '400.00');
});

test('coins move by the minute: two quotes a minute apart differ, and the one that was shown is executed', async () => {
  const player = await bank.player();
  const first = await player.quote(TETHER);
  bank.sandbox.clock.advance(MINUTE_MS - 1_000);
  const second = await player.quote(TETHER);
  bank.sandbox.clock.advance(1_500);
  const third = await player.quote(TETHER);
  const figures = new Set([first, second, third].map(({ receiveAmount }) => receiveAmount));
  assert.ok(figures.size >= 2, [...figures].join());
  assert.equal((await player.confirm({ ...TETHER, quoteId: second.quoteId })).receiveAmount, second.receiveAmount);
});

test('other figures than those that were shown are not executed: the new quote comes with the refusal and must be confirmed', async () => {
  const player = await bank.player();
  const { quoteId } = await player.quote(TETHER);
  const changes = [
    { amount: '120' },
    { network: 'ERC20', walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  ];
  for (const change of changes) {
    const asked = { ...TETHER, ...change };
    const refused = await player.refused({ ...asked, quoteId });
    assert.equal(refused.code, 'QUOTE_CHANGED');
    assert.equal(await player.money(), '500.00');
    const { quote } = refused.details as { quote: Quote };
    assert.equal(quote.creditAmount, `${asked.amount}.00`);
    const made = await player.confirm({ ...asked, quoteId: quote.quoteId });
    assert.equal(made.receiveAmount, quote.receiveAmount);
    await player.cancel(made.id);
  }
});

test('a refusal of changed figures is told again under its key, and its quote stays the same one', async () => {
  const player = await bank.player();
  const { quoteId } = await player.quote(BANK);
  const sent = player.sent(bodyOf({ ...BANK, amount: '130', quoteId }), randomUUID());
  const [first, again] = [
    await call(bank.app, 'confirmWithdrawal', sent),
    await call(bank.app, 'confirmWithdrawal', sent),
  ];
  assert.deepEqual(again.body, first.body);
  const { quote } = (first.body as ErrorWire).details as { quote: Quote };
  await player.confirm({ ...BANK, amount: '130', quoteId: quote.quoteId });
});

test('a bank withdrawal may go without a quote, and holds one for ten minutes; one of coins may not', async () => {
  const player = await bank.player();
  await player.confirm(BANK);
  const { quoteId, expiresAt, createdAt } = await player.quote(BANK);
  assert.equal(Date.parse(expiresAt) - Date.parse(createdAt!), 10 * MINUTE_MS);
  await player.confirm({ ...BANK, quoteId });
  const refused = await player.refused(TETHER);
  assert.deepEqual([refused.code, refused.details], ['VALIDATION', { quoteId: 'Required' }]);
});

test('a coin of the player’s own wallet is paid out in itself, at no rate', async () => {
  const player = await bank.player({ euros: 0, currencyCode: 'BTC' });
  const bitcoin = {
    method: 'bitcoin',
    network: 'Bitcoin',
    walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  };
  const quote = await player.quote({ ...bitcoin, amount: '0.01', currencyCode: 'BTC' });
  assert.deepEqual(
    [quote.creditAmount, quote.networkFee, quote.fee, quote.receiveAmount],
    ['0.01000000', '0.00005000', '0.00010000', '0.00985000'],
  );
});
