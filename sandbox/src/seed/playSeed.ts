import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { SAMPLES } from './samples';
import { inParts } from '../casino/ledger/postAll';
import { type Db } from '../db/database';
import { PLAN, type Step } from './playSeedPlan';
import {
  CURRENCY,
  noRows,
  SampleLife,
  WIN_AFTER_MS,
  writeLives,
  type LifeRows,
  type Played,
  type Who,
} from './sampleLife';
import { accounts } from '../casino/accounts/store/schema';
import { games, recentGames } from '../casino/games/schema';
import { deposits } from '../casino/deposits/schema';
import { withdrawals } from '../casino/withdrawals/schema';

const ROUND_MS = 20_000;
const GAMES = 16;
const PLAYER = SAMPLES.find(({ situation }) => situation === 'player')!;

type Rows = LifeRows & {
  withdrawals: (typeof withdrawals.$inferInsert)[];
  recent: (typeof recentGames.$inferInsert)[];
};

class Life extends SampleLife {
  /** When each game was opened last; the plan goes forward in time. */
  private readonly playedLast = new Map<string, Date>();

  constructor(
    who: Who,
    private readonly rows: Rows,
    private readonly gameIds: readonly string[],
  ) {
    super(who, rows);
  }

  live(): void {
    for (const [index, step] of PLAN.entries()) {
      const at = new Date(this.who.now.getTime() - step.daysAgo * DAY_MS + index * 60_000);
      const reference = (letter: 'D' | 'W') => `${letter}-PLAYER-${this.who.brand.toUpperCase()}-${index}`;
      if (step.what === 'deposit') this.addDeposit(step.amount, reference('D'), at);
      else if (step.what === 'play') this.play(step, at);
      else this.withdraw(step, at, reference('W'));
    }
    const { player: accountId } = this.who;
    for (const [gameId, playedAt] of this.playedLast) this.rows.recent.push({ accountId, gameId, playedAt, place: 0 });
  }

  private play({ game, rounds }: Step & { what: 'play' }, at: Date): void {
    const id = this.gameIds[game % this.gameIds.length]!;
    const session = this.addSession(id, at);
    this.playedLast.set(id, at);
    for (const [index, [stake, win]] of rounds.entries()) {
      const played = { session, game: id, round: randomUUID() };
      const now = new Date(at.getTime() + (index + 1) * ROUND_MS);
      this.stake(played, stake, now);
      if (win > 0n) this.win(played, win, new Date(now.getTime() + WIN_AFTER_MS));
    }
  }

  private stake(played: Played, amount: bigint, now: Date): void {
    const [balanceBefore, wagered] = [this.real, this.wageredOf(amount)];
    const entries = this.realEntries(-amount, 'games', -wagered);
    const key = this.addTransaction(played, { kind: 'debit', amount, createdAt: now, balanceBefore, wagered });
    this.book(key, 'stake', played.round, now, entries);
  }

  private win(played: Played, amount: bigint, now: Date): void {
    const balanceBefore = this.real;
    const entries = this.realEntries(amount, 'games', 0n);
    const key = this.addTransaction(played, { kind: 'credit', amount, createdAt: now, balanceBefore });
    this.book(key, 'win', played.round, now, entries);
  }

  private withdraw({ amount, end }: Step & { what: 'withdrawal' }, at: Date, reference: string): void {
    const { player, brand } = this.who;
    const [id, endedAt] = [randomUUID(), new Date(at.getTime() + 4 * HOUR_MS)];
    const isPaid = end === 'completed';
    this.rows.withdrawals.push({
      id,
      brand,
      player,
      reference,
      method: '12',
      status: end,
      currency: CURRENCY,
      amount,
      networkFee: 0n,
      fee: 0n,
      receiveCurrency: CURRENCY,
      receiveAmount: amount,
      beneficiary: {
        beneficiaryName: 'Paula Sample',
        beneficiaryAccountNumber: 'DE89370400440532013000',
        email: PLAYER.email,
        walletAddress: null,
        network: null,
      },
      reason: isPaid ? null : 'name',
      createdAt: at,
      endedAt,
      approvedAt: isPaid ? new Date(at.getTime() + HOUR_MS) : null,
      sentAt: isPaid ? new Date(at.getTime() + 2 * HOUR_MS) : null,
    });
    this.book(`withdrawal:${id}`, 'withdrawal', id, at, this.realEntries(-amount, 'payouts', 0n));
    if (isPaid) {
      this.book(`withdrawal:${id}:payout`, 'payout', id, endedAt, [
        { player: null, purse: 'payouts', currency: CURRENCY, amount: -amount },
        { player: null, purse: 'payments', currency: CURRENCY, amount },
      ]);
    } else {
      const back = this.realEntries(amount, 'payouts', 0n);
      this.book(`withdrawal:${id}:return`, 'withdrawal_return', id, endedAt, back);
    }
  }
}

/** Gives each brand's player sample account six weeks of history, unless it already has deposits. */
export async function seedPlay(db: Db, siteOrigin: string, now: Date): Promise<void> {
  const found = await db
    .select({ player: accounts.id, brand: accounts.brand })
    .from(accounts)
    .leftJoin(deposits, eq(deposits.player, accounts.id))
    .where(and(eq(accounts.uniqueKey, PLAYER.email), isNull(deposits.id)));
  const popular = await db
    .select({ id: games.id })
    .from(games)
    .where(eq(games.listed, true))
    .orderBy(asc(games.sort))
    .limit(GAMES);
  if (found.length === 0 || popular.length === 0) return;
  const gameIds = popular.map(({ id }) => id);
  const rows: Rows = { ...noRows(), withdrawals: [], recent: [] };
  for (const { player, brand } of found) new Life({ player, brand, siteOrigin, now }, rows, gameIds).live();
  await db.transaction((tx) =>
    writeLives(tx, rows, async () => {
      await inParts(rows.withdrawals, (part) => tx.insert(withdrawals).values(part));
      await inParts(rows.recent, (part) => tx.insert(recentGames).values(part));
    }),
  );
}
