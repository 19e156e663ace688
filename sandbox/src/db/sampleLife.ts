import { randomUUID } from 'node:crypto';
import { type Entry, type PostingKind } from '../ledger/entry';
import { type NewPosting } from '../ledger/post';
import { inParts, postAll } from '../ledger/postAll';
import { type Db } from './database';
import { deposits } from './schema/cashier';
import { gameSessions, walletTransactions } from './schema/play';

const HOUR_MS = 3_600_000;
/** Of everything that sample players do. */
export const CURRENCY = 'EUR';
/** A win stands a moment after its bet, so that lists have it above. */
export const WIN_AFTER_MS = 1_000;

type NewDeposit = typeof deposits.$inferInsert;
type NewTransaction = typeof walletTransactions.$inferInsert;

/** What sample players left behind, as rows to write. */
export type LifeRows = {
  deposits: NewDeposit[];
  sessions: (typeof gameSessions.$inferInsert)[];
  transactions: NewTransaction[];
  postings: NewPosting[];
};

export const noRows = (): LifeRows => ({ deposits: [], sessions: [], transactions: [], postings: [] });

export type Who = { player: string; brand: string; siteOrigin: string; now: Date };

/** A round that is played. */
export type Played = { session: string; game: string; round: string };

/** What a round does to the wallet. */
export type Move = Pick<NewTransaction, 'kind' | 'amount' | 'createdAt' | 'balanceBefore'> & Partial<NewTransaction>;

/** Writes them with their bookings, in the caller's transaction; `more` writes what play refers to. */
export async function writeLives(tx: Db, rows: LifeRows, more: () => Promise<unknown>): Promise<void> {
  await inParts(rows.deposits, (part) => tx.insert(deposits).values(part));
  await more();
  await inParts(rows.sessions, (part) => tx.insert(gameSessions).values(part));
  await inParts(rows.transactions, (part) => tx.insert(walletTransactions).values(part));
  await postAll(tx, rows.postings);
}

/** One sample player, who puts money in and plays, row by row, with the balances on the way. Amounts in cents. */
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

  /** Real money against an account of the house, and what of the deposits' wager goes with it. */
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

  /** A deposit by Visa that succeeded; answers its id. */
  protected addDeposit(amount: bigint, reference: string, at: Date, details: NewDeposit['details'] = {}): string {
    const { player, brand, siteOrigin } = this.who;
    const id = randomUUID();
    this.left.deposits.push({
      ...{ id, brand, player, method: '1', amount, currency: CURRENCY, creditedAmount: amount, status: 'success' },
      ...{ language: 'en', reference, returnTo: `${siteOrigin}/deposit`, details },
      ...{ createdAt: at, updatedAt: at, expiresAt: at, endedAt: at },
    });
    this.book(`deposit:${id}`, 'deposit', id, at, this.realEntries(amount, 'payments', amount));
    return id;
  }

  /** A session of a game, which is over; answers its id. */
  protected addSession(game: string, at: Date): string {
    const id = randomUUID();
    this.left.sessions.push({
      ...{ id, player: this.who.player, game, currency: CURRENCY, language: 'en', createdAt: at },
      ...{ launchHash: `sample ${id}`, launchUntil: at, expiresAt: new Date(at.getTime() + HOUR_MS) },
    });
    return id;
  }

  /** What of a stake counts for the deposits' wager. */
  protected wageredOf(stake: bigint): bigint {
    return this.toWager < stake ? this.toWager : stake;
  }

  /** A transaction of the wallet, after its money has moved; answers the key of its booking. */
  protected addTransaction(played: Played, values: Move): string {
    const id = `${played.round}:${values.kind}`;
    this.left.transactions.push({
      ...{ id, ...played, player: this.who.player, currency: CURRENCY, bodyHash: 'sample', outcome: 'booked' },
      ...{ balanceAfter: this.real, bonusBalance: 0n, wagered: 0n },
      ...values,
    });
    return `wallet:${id}`;
  }
}
