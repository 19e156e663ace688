import { sql, type SQL } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { type Spoken } from '../../http/languages';
import { methodById } from '../cashier/methods';
import { type Db } from '../../db/database';
import { type DepositRow } from '../deposits/schema';
import { REWARD_SOURCES, rewardMethod } from './rewardsPaid';
import {
  ownWithin,
  rowsOf,
  type Source,
  type Span,
  type Status,
  type TransactionType,
  type TransactionWire,
} from './source';

/** The list's names of deposit statuses (HIST-02); withdrawals already use those names. */
const OF_DEPOSITS = {
  created: 'pending',
  pending: 'pending',
  processing: 'processing',
  success: 'completed',
  failed: 'failed',
  declined: 'rejected',
  returned: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<DepositRow['status'], Status>;

const oneOf = (statuses: readonly string[]): SQL =>
  sql`status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

const PAID = {
  id: sql`id::text`,
  at: sql`created_at`,
  method: sql`method`,
  reference: sql`reference`,
  status: sql`status`,
  listed: sql`true`,
};

const SOURCES: readonly Source[] = [
  {
    ...PAID,
    type: 'deposit',
    table: sql`deposits`,
    amount: sql`coalesce(credited_amount, amount)`,
    bonus: sql`coalesce(details ->> 'bonusId', '') <> ''`,
    inStatus: (status) => {
      const states = Object.entries(OF_DEPOSITS).flatMap(([state, name]) => (name === status ? [state] : []));
      return states.length === 0 ? null : oneOf(states);
    },
  },
  {
    ...PAID,
    type: 'withdrawal',
    table: sql`withdrawals`,
    amount: sql`amount`,
    bonus: sql`false`,
    inStatus: (status) => oneOf([status]),
  },
  ...REWARD_SOURCES,
];

type Row = {
  id: string;
  type: TransactionType;
  reference: string | null;
  method: string;
  currency: string;
  amount: string;
  status: string;
  bonus: boolean;
  at: Date | string;
};

/** Filters and page of a player's transactions, and the language of their methods. */
export type TransactionsQuery = Span & {
  type?: string;
  status?: string;
  pageNo: number;
  limit: number;
  language: Spoken;
};

/** The tables that can match and the condition for each; empty for an unknown type or status. */
const matching = (player: string, { type, status, ...span }: TransactionsQuery): { source: Source; where: SQL }[] =>
  SOURCES.filter((source) => type === undefined || source.type === type).flatMap((source) => {
    const own = ownWithin(source, player, span);
    const inStatus = status === undefined ? sql`true` : source.inStatus(status);
    return inStatus ? [{ source, where: sql`${own} and ${inStatus}` }] : [];
  });

function rowWire({ id, type, reference, currency, amount, status, bonus, ...row }: Row, language: Spoken) {
  const paid = type === 'deposit' || type === 'withdrawal';
  return {
    date: new Date(row.at).toISOString(),
    transactionId: id,
    transactionType: type,
    currencyCode: currency,
    bonus,
    ...(reference !== null && { reference }),
    method: paid ? (methodById(row.method)?.title ?? row.method) : rewardMethod(type, row.method, language),
    amount: toDecimal(BigInt(amount), currency),
    status: type === 'deposit' ? OF_DEPOSITS[status as DepositRow['status']] : (status as Status),
  } satisfies TransactionWire;
}

/**
 * A page of a player's deposits, withdrawals and claimed rewards, newest first, and the total count (HIST-01). A reward
 * is a transaction of its own, never part of a deposit.
 */
export async function transactionsPage(
  db: Db,
  player: string,
  query: TransactionsQuery,
): Promise<{ rows: TransactionWire[]; count: number }> {
  const found = matching(player, query);
  if (found.length === 0) return { rows: [], count: 0 };
  const { pageNo, limit, language } = query;
  const offset = (pageNo - 1) * limit;
  // Each table is limited to what the page can need, so that its index is used and nothing large is sorted.
  const parts = found.map(
    ({ source: { type, id, at, amount, method, reference, status, bonus, table }, where }) => sql`(select
        ${id} as id, ${type}::text as type, ${reference} as reference, ${method} as method, currency,
        ${amount}::text as amount, ${status} as status, ${bonus} as bonus, ${at} as at
      from ${table} where ${where} order by ${at} desc, (${id}) collate "C" desc limit ${offset + limit})`,
  );
  const counts = found.map(({ source, where }) => sql`(select count(*) from ${source.table} where ${where})`);
  const page = await rowsOf<Row>(
    db,
    sql`select * from (${sql.join(parts, sql` union all `)}) all_tables
      order by at desc, id collate "C" desc limit ${limit} offset ${offset}`,
  );
  const [total] = await rowsOf<{ count: string }>(db, sql`select (${sql.join(counts, sql` + `)})::text as count`);
  return { rows: page.map((row) => rowWire(row, language)), count: Number(total?.count ?? 0) };
}
