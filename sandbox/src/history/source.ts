import { sql, type SQL } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../db/database';

export type TransactionWire = AnswerOf<'transactions'>['data']['transactions']['rows'][number];
export type Status = TransactionWire['status'];

/** What transactions of the list are called by. */
export type TransactionType = 'deposit' | 'withdrawal' | RewardType;
/** What the house gave as real money. */
export type RewardType = 'rakeback' | 'cashback' | 'dailyBonus' | 'bonusWin';

/** A table with transactions of one type, as far as the list needs to know it. Each has columns `player` and `currency`. */
export type Source<Type extends TransactionType = TransactionType> = {
  type: Type;
  table: SQL;
  /** Unique within the type, and comparable. */
  id: SQL;
  /** When it was made: by it the list is sorted. */
  at: SQL;
  /** In minor units. */
  amount: SQL;
  /** Of which `wordsOf` makes the method. */
  method: SQL;
  /** Null where there is none. */
  reference: SQL;
  /** The state in words of the table's own. */
  status: SQL;
  bonus: SQL;
  /** What of the table is in the list at all. */
  listed: SQL;
  /** What is in a status of the list; null where nothing ever is. */
  inStatus: (status: string) => SQL | null;
};

/** Instants of a period, open where there is none. */
export type Span = { since: Date | null; until: Date | null };

/** What of a source belongs to a player and a period. */
export const ownWithin = ({ at, listed }: Source, player: string, { since, until }: Span): SQL =>
  sql.join(
    [
      sql`player = ${player}::uuid and ${listed}`,
      ...(since ? [sql`and ${at} >= ${since.toISOString()}::timestamptz`] : []),
      ...(until ? [sql`and ${at} < ${until.toISOString()}::timestamptz`] : []),
    ],
    sql` `,
  );

/** Both engines answer a plain query in this shape. */
export const rowsOf = async <R>(db: Db, query: SQL): Promise<R[]> =>
  ((await db.execute(query)) as unknown as { rows: R[] }).rows;
