import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Clock } from '../base/clock';
import { accounts, sessions } from '../casino/accounts/store/schema';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { gameSessions } from '../casino/bets/schema';
import { post } from '../casino/ledger/post';
import { createGameSession } from '../casino/play/gameSession';
import { type Asked } from '../casino/play/scene';
import { takeTransaction } from '../casino/play/transactions';
import { TABLES } from '../studio/catalogue/houseGames';
import { makePlayer } from './testAccounts';
import { type openTestBackend } from './testBackend';
import { toPurse } from './testLedgerPlayer';

type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;

/**
 * Bets at a live table by the call of a studio, in euro cents, in a session of its own. Answers what ends the round:
 * with a win, or with 0.
 */
export async function betAtTable(
  { db, clock }: Pick<TestBackend, 'db'> & { clock: Clock },
  player: string,
  amount: bigint,
): Promise<(win: bigint) => Promise<void>> {
  const [login] = await db.select().from(sessions).where(eq(sessions.accountId, player));
  const opened = { player, login: login!.id, game: TABLES[0].id, currency: 'EUR', language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  const round = randomUUID();
  const take = async (asked: Asked) => {
    const taken = await takeTransaction(db, clock, session!, asked);
    assert.ok(taken.ok, taken.ok ? '' : taken.refusal.code);
  };
  const settlesAt = new Date(clock.now().getTime() + 20_000);
  await take({ kind: 'debit', transaction: `${round}:debit`, round, amount, settlesAt });
  return (win) => take({ kind: 'credit', transaction: `${round}:credit`, round, amount: win });
}

/** A player with money who plays by the calls of studios; amounts in minor units. */
export async function makePlayingPlayer(sandbox: TestBackend, game: string, columns: Partial<AccountRow> = {}) {
  const { db, clock } = sandbox;
  const made = await makePlayer(sandbox, { emailVerifiedAt: clock.now(), ...columns });
  const { account, headers } = made;
  const currency = account.currencyCode!;
  const entries = toPurse(account.id, 10_000_000n, currency);
  await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: clock.now(), entries });
  const [login] = await db.select().from(sessions).where(eq(sessions.accountId, account.id));
  const opened = { player: account.id, login: login!.id, game, currency, language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  const take = async (kind: 'debit' | 'credit', round: string, amount: bigint) => {
    clock.advance(10);
    await takeTransaction(db, clock, session!, { kind, transaction: `${round}:${kind}`, round, amount });
  };
  return {
    account,
    headers,
    /** A round; answers the id of its stake. */
    async round(stake: bigint, win: bigint | null): Promise<string> {
      const round = randomUUID();
      await take('debit', round, stake);
      if (win !== null) await take('credit', round, win);
      return `${round}:debit`;
    },
    async takenBack(stake: bigint): Promise<void> {
      const round = randomUUID();
      await take('debit', round, stake);
      const of = `${round}:debit`;
      clock.advance(1_000);
      await takeTransaction(db, clock, session!, { kind: 'rollback', transaction: `${round}:back`, round, of });
    },
    change: (values: Partial<AccountRow>) => db.update(accounts).set(values).where(eq(accounts.id, account.id)),
  };
}
