import { toDecimal, toMinor } from '../money/money';
import type { CasinoEntry, Transaction } from './history';
import { isReward } from './moved';
import { addDays, type CalendarDay } from '../time/day';
import { periodOf, type Period } from './period';

/** What a statement adds up, in minor units. `stakes` are those not given back; `net` is wins less stakes. */
export type Sums = Record<'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'bonuses', bigint>;

/** A statement in one currency: its sums, and those of each day (UTC) on which something happened, oldest first. */
export type CurrencyStatement = { currency: string; sums: Sums; days: readonly { day: CalendarDay; sums: Sums }[] };

export const SUMS = ['deposits', 'withdrawals', 'stakes', 'wins', 'bonuses'] as const;

const nothing = (): Sums => ({ deposits: 0n, withdrawals: 0n, stakes: 0n, wins: 0n, bonuses: 0n });

const DONE: readonly (string | null)[] = ['processed', 'completed'];

type Payment = Pick<Transaction, 'type' | 'amount' | 'currency' | 'status' | 'date'>;
type Bet = Pick<CasinoEntry, 'type' | 'amount' | 'date'> & { currency: string };

/**
 * Adds up histories row by row, so that no row has to be kept. Payments count once they are done; what was given back
 * of a stake is no stake. Rows whose amount cannot be read are counted in `unread`, never guessed.
 */
export class StatementSums {
  readonly #byCurrency = new Map<string, Map<CalendarDay, Sums>>();
  unread = 0;

  #add(key: keyof Sums, { amount, currency, date }: Pick<Payment, 'amount' | 'currency' | 'date'>, sign: 1n | -1n) {
    const minor = toMinor(amount, currency);
    if (minor === null) return void (this.unread += 1);
    const days = this.#byCurrency.get(currency) ?? new Map<CalendarDay, Sums>();
    this.#byCurrency.set(currency, days);
    const day = date.slice(0, 10);
    const sums = days.get(day) ?? nothing();
    days.set(day, sums);
    sums[key] += sign * minor;
  }

  /** A payment or a reward. */
  payment(row: Payment): void {
    if (!DONE.includes(row.status)) return;
    const bare = { ...row, amount: row.amount.replace(/^[+-]/, '') };
    if (row.type === 'deposit') this.#add('deposits', bare, 1n);
    else if (row.type === 'withdrawal') this.#add('withdrawals', bare, 1n);
    else if (isReward(row)) this.#add('bonuses', row, 1n);
  }

  /** A bet, a win, or a bet given back. Amounts are signed: negative for a bet. */
  entry(row: Bet): void {
    if (row.type === 'win') this.#add('wins', row, 1n);
    else if (row.type === 'bet' || row.type === 'rollback') this.#add('stakes', row, -1n);
  }

  /** The statement as it stands, by currency. */
  statements(): CurrencyStatement[] {
    return [...this.#byCurrency].map(([currency, byDay]) => {
      const days = [...byDay]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([day, sums]) => ({ day, sums }));
      const sums = nothing();
      for (const { sums: ofDay } of days) for (const key of SUMS) sums[key] += ofDay[key];
      return { currency, sums, days };
    });
  }
}

/** Wins less stakes, as a decimal string. */
export const netOf = ({ wins, stakes }: Sums, currency: string): string => toDecimal(wins - stakes, currency);

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The months a statement can be made of, newest first, "2026-11": as far as histories reach. */
export function statementMonths(today: CalendarDay): string[] {
  const months: string[] = [];
  for (let day = `${today.slice(0, 7)}-01`; months.length < 12; day = `${addDays(day, -1).slice(0, 7)}-01`) {
    months.push(day.slice(0, 7));
  }
  return months;
}

/** The days of a month, up to today; null for anything else. */
export function monthPeriod(month: string, today: CalendarDay): Period | null {
  if (!MONTH.test(month) || !statementMonths(today).includes(month)) return null;
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return periodOf(first, addDays(next, -1), today);
}
