import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@/domain/time/lengths';
import { type Entry, type PostingKind } from '../casino/ledger/entry';
import { type NewPosting } from '../casino/ledger/post';
import { inParts, postAll } from '../casino/ledger/postAll';
import { type Db } from '../db/database';
import { deposits } from '../casino/deposits/schema';
import { gameSessions, walletTransactions } from '../casino/bets/schema';
import { IDLE_MS } from '../casino/protection/playTime';
import { playTimes } from '../casino/protection/schema';

export const CURRENCY = 'EUR';
/** A win is booked shortly after its bet, so that newest-first lists show it above. */
export const WIN_AFTER_MS = 1_000;

type NewDeposit = typeof deposits.$inferInsert;
type NewTransaction = typeof walletTransactions.$inferInsert;

export type LifeRows = {
  deposits: NewDeposit[];
  sessions: (typeof gameSessions.$inferInsert)[];
  transactions: NewTransaction[];
  postings: NewPosting[];
};

export const noRows = (): LifeRows => ({ deposits: [], sessions: [], transactions: [], postings: [] });

export type Who = { player: string; brand: string; siteOrigin: string; now: Date };

export type Played = { session: string; game: string; round: string };

export type Move = Pick<NewTransaction, 'kind' | 'amount' | 'createdAt' | 'balanceBefore'> & Partial<NewTransaction>;

/** The time of play that these stakes make: like that of stakes which are booked one by one (playTime.ts). */
export function playTimesOf(transactions: readonly NewTransaction[]): (typeof playTimes.$inferInsert)[] {
  const stakes = transactions
    .filter(({ kind }) => kind === 'debit')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const going = new Map<string, typeof playTimes.$inferInsert>();
  const plays: (typeof playTimes.$inferInsert)[] = [];
  for (const { player, createdAt: at } of stakes) {
    const last = going.get(player);
    if (last && at.getTime() < last.lastPlayedAt.getTime() + IDLE_MS) {
      last.lastPlayedAt = last.endedAt = at;
      continue;
    }
    const play = { id: randomUUID(), player, startedAt: at, lastPlayedAt: at, endedAt: at };
    going.set(player, play);
    plays.push(play);
  }
  return plays;
}

/** Inserts the rows and their postings in the caller's transaction; `more` inserts the rows that play refers to. */
export async function writeLives(tx: Db, rows: LifeRows, more: () => Promise<unknown>): Promise<void> {
  await inParts(rows.deposits, (part) => tx.insert(deposits).values(part));
  await more();
  await inParts(rows.sessions, (part) => tx.insert(gameSessions).values(part));
  await inParts(rows.transactions, (part) => tx.insert(walletTransactions).values(part));
  await inParts(playTimesOf(rows.transactions), (part) => tx.insert(playTimes).values(part));
  await postAll(tx, rows.postings);
}

/** Builds the rows of one sample player who deposits and plays, tracking the balances. Amounts in cents. */
export class SampleLife {
  protected real = 0n;
  protected toWager = 0n;

  constructor(
    protected readonly who: Who,
    private readonly left: LifeRows,
  ) {}

  protected book(key: string, kind: PostingKind, reference: string, now: Date, entries: Entry[]): void {
    this.left.postings.push({ key, kind, reference, now, entries });
  }

  /** Entries that move real money against a house account, and change the deposit wager by `wager`. */
  protected realEntries(amount: bigint, against: 'payments' | 'games' | 'payouts' | 'bonuses', wager: bigint): Entry[] {
    const { player } = this.who;
    this.real += amount;
    this.toWager += wager;
    return [
      { player, purse: 'real', currency: CURRENCY, amount },
      { player: null, purse: against, currency: CURRENCY, amount: -amount },
      { player, purse: 'deposit_wager', currency: CURRENCY, amount: wager },
      { player: null, purse: 'deposit_wager_owed', currency: CURRENCY, amount: -wager },
    ];
  }

  /** Adds a successful Visa deposit; returns its id. */
  protected addDeposit(amount: bigint, reference: string, at: Date, details: NewDeposit['details'] = {}): string {
    const { player, brand, siteOrigin } = this.who;
    const id = randomUUID();
    this.left.deposits.push({
      id,
      brand,
      player,
      method: '1',
      amount,
      currency: CURRENCY,
      creditedAmount: amount,
      status: 'success',
      language: 'en',
      reference,
      returnTo: `${siteOrigin}/deposit`,
      details,
      createdAt: at,
      updatedAt: at,
      expiresAt: at,
      endedAt: at,
    });
    this.book(`deposit:${id}`, 'deposit', id, at, this.realEntries(amount, 'payments', amount));
    return id;
  }

  /** Adds a game session that is over; returns its id. */
  protected addSession(game: string, at: Date): string {
    const id = randomUUID();
    this.left.sessions.push({
      id,
      player: this.who.player,
      game,
      currency: CURRENCY,
      language: 'en',
      createdAt: at,
      launchHash: `sample ${id}`,
      launchUntil: at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    });
    return id;
  }

  /** The part of a stake that counts towards the deposit wager. */
  protected wageredOf(stake: bigint): bigint {
    return this.toWager < stake ? this.toWager : stake;
  }

  /** Adds a wallet transaction, after its money has moved; returns the key of its posting. */
  protected addTransaction(played: Played, values: Move): string {
    const id = `${played.round}:${values.kind}`;
    this.left.transactions.push({
      id,
      ...played,
      player: this.who.player,
      currency: CURRENCY,
      bodyHash: 'sample',
      outcome: 'booked',
      balanceAfter: this.real,
      bonusBalance: 0n,
      wagered: 0n,
      countsAt: values.createdAt,
      ...values,
    });
    return `wallet:${id}`;
  }
}
