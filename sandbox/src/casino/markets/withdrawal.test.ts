import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { answerOf, call } from '../../testing/testBackend';
import { BANK, openTestWithdrawals, type TestWithdrawals } from '../../testing/testWithdrawals';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(() => bank.close());

test('MKT-16 a pending withdrawal can be cancelled where the market does not forbid it', async (t) => {
  for (const market of Object.keys(MARKETS) as MarketName[])
    await t.test(market, async () => {
      const app = bank.sandbox.backend({ settings: { market } });
      const player = await bank.player();
      const { id } = await player.confirm(BANK);
      const isAllowed = market !== 'unitedKingdom';
      const { rows } = (await answerOf(app, 'withdrawals', { headers: player.headers })).data.withdrawals;
      assert.equal(rows.find((row) => row.id === id)!.canCancel, isAllowed);
      const cancelled = await call(app, 'cancelWithdrawal', player.sent({ withdrawalId: id }));
      assert.equal(cancelled.status, isAllowed ? 200 : 409);
    });
});
