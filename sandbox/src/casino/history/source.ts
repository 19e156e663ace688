import { sql, type SQL } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';

export type TransactionWire = AnswerOf<'transactions'>['data']['transactions']['rows'][number];
export type Status = TransactionWire['status'];

export type TransactionType = 'deposit' | 'withdrawal' | RewardType;
/** Rewards paid as real money. */
export type RewardType = 'rakeback' | 'cashback' | 'dailyBonus' | 'tournament' | 'bonusWin' | 'referral';

/** A table with transactions of one type. It has the columns `player` and `currency`. */
export type Source<Type extends TransactionType = TransactionType> = {
  type: Type;
  table: SQL;
  /** Unique within the type, and sortable. */
  id: SQL;
  /** Creation time, the sort key of the list. */
  at: SQL;
  /** In minor units. */
  amount: SQL;
  /** The raw value from which `wordsOf` makes the method's name. */
  method: SQL;
  reference: SQL;
  /** The table's own status. */
  status: SQL;
  bonus: SQL;
  /** The condition for rows that belong to the list. */
  listed: SQL;
  /** The condition for rows with a status of the list; null when no row can have it. */
  inStatus: (status: string) => SQL | null;
};

/** A time span, open-ended where null. */
export type Span = { since: Date | null; until: Date | null };

/** The condition for a player's rows of a source within a span. */
export const ownWithin = ({ at, listed }: Source, player: string, { since, until }: Span): SQL =>
  sql.join(
    [
      sql`player = ${player}::uuid and ${listed}`,
      ...(since ? [sql`and ${at} >= ${since.toISOString()}::timestamptz`] : []),
      ...(until ? [sql`and ${at} < ${until.toISOString()}::timestamptz`] : []),
    ],
    sql` `,
  );

/** Both database drivers return this shape for a raw query. */
export const rowsOf = async <R>(db: Db, query: SQL): Promise<R[]> =>
  ((await db.execute(query)) as unknown as { rows: R[] }).rows;
