import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@/domain/time/lengths';
import { answerOf, call, openTestBackend } from './testBackend';
import { makePlayer } from './testAccounts';
import { CATALOGUE } from './testCatalogue';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { sessions } from '../casino/accounts/store/schema';
import { deposits } from '../casino/deposits/schema';
import { gameSessions } from '../casino/bets/schema';
import { type PostingKind } from '../casino/ledger/entry';
import { post } from '../casino/ledger/post';
import { toPurse } from './testLedgerPlayer';
import { createGameSession } from '../casino/play/gameSession';
import { takeTransaction } from '../casino/play/transactions';
import { keepFirstZone } from '../casino/rewards/zones';

/** A stake that every game of the catalogue accepts. */
const MOST_A_ROUND = 1_000n;

/** A round in a game session of its own; its stake may be rolled back some hours later. */
type Round = {
  id?: string;
  stake: bigint;
  win?: bigint;
  game?: string;
  isTakenBack?: boolean;
  backAfterHours?: number;
};

/** Plays one real-money round, through the studio's calls. */
async function playRound(
  { db, clock }: Pick<Awaited<ReturnType<typeof openTestBackend>>, 'db' | 'clock'>,
  account: AccountRow,
  {
    id: round = randomUUID(),
    stake,
    win = 0n,
    game = CATALOGUE[0]!.id,
    isTakenBack = false,
    backAfterHours = 0,
  }: Round,
): Promise<void> {
  const currency = account.currencyCode!;
  const [login] = await db.select().from(sessions).where(eq(sessions.accountId, account.id));
  const opened = { player: account.id, login: login!.id, game, currency, language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  const key = randomUUID();
  const debit = { kind: 'debit', transaction: `${key}:debit`, round, amount: stake } as const;
  const taken = await takeTransaction(db, clock, session!, debit);
  assert.ok(taken.ok, taken.ok ? '' : taken.refusal.code);
  if (win > 0n) {
    const credit = { kind: 'credit', transaction: `${key}:credit`, round, amount: win } as const;
    assert.ok((await takeTransaction(db, clock, session!, credit)).ok);
  }
  if (!isTakenBack) return;
  clock.advance(backAfterHours * HOUR_MS);
  const rollback = { kind: 'rollback', transaction: `${key}:back`, round, of: debit.transaction } as const;
  assert.ok((await takeTransaction(db, clock, session!, rollback)).ok);
}

/**
 * The backend with depositors who play, each in a time zone of their own. The clock starts at noon UTC on 20 November.
 */
export async function openTestRewards(
  options: Parameters<Awaited<ReturnType<typeof openTestBackend>>['backend']>[0] = {},
) {
  const sandbox = await openTestBackend();
  const app = sandbox.backend(options);
  const { db, clock } = sandbox;

  async function player({
    zone,
    hasDeposited = true,
    money = 1_000_000n,
    ...columns
  }: Partial<AccountRow> & { zone?: string; hasDeposited?: boolean; money?: bigint } = {}) {
    const made = await makePlayer(sandbox, { emailVerifiedAt: clock.now(), ...columns });
    const { account, headers } = made;
    const currency = account.currencyCode!;
    const now = clock.now();
    if (zone) await keepFirstZone(db, account.id, zone, now);
    const [id, amount] = [randomUUID(), money];
    const kind: PostingKind = hasDeposited ? 'deposit' : 'cashback';
    if (hasDeposited) {
      await db.insert(deposits).values({
        id,
        brand: account.brand,
        player: account.id,
        reference: id,
        method: '1',
        amount,
        currency,
        status: 'success',
        creditedAmount: amount,
        returnTo: '',
        language: 'en',
        createdAt: now,
        updatedAt: now,
        expiresAt: now,
        endedAt: now,
      });
    }
    const entries = toPurse(account.id, amount, currency);
    await post(db, { key: `${kind}:${id}`, kind, reference: id, now, entries });

    const play = (round: Round): Promise<void> => playRound(sandbox, account, round);

    const days = async (query: Record<string, string> = {}) =>
      (await answerOf(app, 'rakebackDays', { headers, query })).data.days;
    const claimQuery = (bonusId: string, more: Record<string, string> = {}) => ({
      timeZone: zone ?? 'UTC',
      customerDate: '2026-11-20 12:00:00',
      bonusId,
      ...more,
    });
    return {
      ...made,
      play,
      async lose(amountInAll: bigint, game?: string): Promise<void> {
        for (let left = amountInAll; left > 0n; left -= MOST_A_ROUND) {
          await play({ stake: left < MOST_A_ROUND ? left : MOST_A_ROUND, game });
        }
      },
      days,
      /** Calendar days as date and amount, with a star when paid. */
      calendar: async () =>
        (await days()).map(({ canClaimDate, amount: sum, paidAt }) => `${canClaimDate} ${sum}${paidAt ? '*' : ''}`),
      idOf: async (day: string) => String((await days()).find(({ canClaimDate }) => canClaimDate === day)!.bonusId),
      claim: (bonusId: string, more?: Record<string, string>, sent: Record<string, string> = {}) =>
        call(app, 'claimRakeback', { headers: { ...headers, ...sent }, query: claimQuery(bonusId, more) }),
      receipt: async (date: string) => (await answerOf(app, 'rakebackReceipt', { headers, query: { date } })).data,
      money: async () =>
        (await answerOf(app, 'userDetails', { headers })).userWallet?.find(({ isActive }) => isActive)?.realMoney,
    };
  }

  return {
    sandbox,
    app,
    db,
    clock,
    player,
    to: (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime()),
    later: (hours: number) => clock.advance(hours * HOUR_MS),
    close: () => sandbox.close(),
  };
}

export type TestRewards = Awaited<ReturnType<typeof openTestRewards>>;
export type RewardedPlayer = Awaited<ReturnType<TestRewards['player']>>;
