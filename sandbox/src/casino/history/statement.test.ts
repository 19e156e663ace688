import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { netOf, StatementSums } from '@/domain/history/statement';
import { toDecimal } from '@/domain/money/money';
import { answerOf } from '../../testing/testBackend';
import { seedAnyGame } from '../../testing/testGame';
import { openTestWithdrawals, type TestWithdrawals, type Withdrawer } from '../../testing/testWithdrawals';
import { sessions } from '../accounts/store/schema';
import { gameSessions } from '../bets/schema';
import { createGameSession } from '../play/gameSession';
import { takeTransaction } from '../play/transactions';

let bank: TestWithdrawals;
let game = '';
before(async () => {
  bank = await openTestWithdrawals();
  game = await seedAnyGame(bank.db, bank.clock.now());
});
after(() => bank.close());

type Step = { stake: bigint; win: bigint; isBack: boolean };

async function play({ account }: Withdrawer, steps: readonly Step[]): Promise<void> {
  const { db, clock } = bank;
  const [login] = await db.select().from(sessions).where(eq(sessions.accountId, account.id));
  const opened = { player: account.id, login: login!.id, game, currency: 'EUR', language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  for (const { stake, win, isBack } of steps) {
    const round = randomUUID();
    bank.sandbox.clock.advance(1_000);
    await takeTransaction(db, clock, session!, { kind: 'debit', transaction: `${round}:debit`, round, amount: stake });
    bank.sandbox.clock.advance(1_000);
    if (isBack) {
      const of = `${round}:debit`;
      await takeTransaction(db, clock, session!, { kind: 'rollback', transaction: `${round}:back`, round, of });
    } else if (win > 0n) {
      await takeTransaction(db, clock, session!, {
        kind: 'credit',
        transaction: `${round}:credit`,
        round,
        amount: win,
      });
    }
  }
}

/** A statement as the site makes it: both histories, page by page. */
async function statementOf({ headers }: Withdrawer): Promise<StatementSums> {
  const sums = new StatementSums();
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo: String(pageNo), limit: '3' };
    const { transactions } = (await answerOf(bank.app, 'transactions', { headers, query })).data;
    const { history } = (await answerOf(bank.app, 'casinoHistory', { headers, query })).data;
    for (const { transactionType, currencyCode, ...row } of transactions.rows) {
      sums.payment({ ...row, type: transactionType, currency: currencyCode });
    }
    for (const { currencyCode, ...row } of history.rows) sums.entry({ ...row, currency: currencyCode ?? 'EUR' });
    if (pageNo * 3 >= Math.max(transactions.count, history.count)) return sums;
  }
}

const step = fc.record({
  stake: fc.bigInt({ min: 1n, max: 2_000n }),
  win: fc.bigInt({ min: 0n, max: 5_000n }),
  isBack: fc.boolean(),
});

test('a statement made of the histories equals the ledger and its totals to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const player = await bank.player();
      await play(player, steps);
      const [euros] = (await statementOf(player)).statements();
      const totals = (await answerOf(bank.app, 'periodTotals', { headers: player.headers })).data;
      const say = (minor: bigint) => toDecimal(minor, 'EUR');
      const { deposits, withdrawals, stakes, wins } = euros!.sums;
      assert.deepEqual([deposits, withdrawals, stakes, wins].map(say), [
        totals.deposits,
        totals.withdrawals,
        totals.losses,
        totals.wins,
      ]);
      const details = await answerOf(bank.app, 'userDetails', { headers: player.headers });
      const balance = JSON.stringify(details);
      assert.ok(balance.includes(`"${say(deposits - withdrawals + wins - stakes)}"`), 'the wallet holds the rest');
      assert.equal(netOf(euros!.sums, 'EUR'), say(wins - stakes));
      assert.equal(typeof totals.playedSeconds, 'number');
    }),
    { numRuns: 6 },
  );
});
