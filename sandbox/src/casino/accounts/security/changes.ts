import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { type AccountRow } from '../store/accounts';
import { methodChanges } from './schema';

export type MethodChange = typeof methodChanges.$inferSelect;

/** Tells a player that a method of the account changed, in the transaction that changes it. */
export type TellChange = (tx: Db, account: AccountRow, change: MethodChange['change'], now: Date) => Promise<void>;

/** Keeps that a method changed. */
export const keepChange = (tx: Db, accountId: string, change: MethodChange['change'], now: Date) =>
  tx.insert(methodChanges).values({ id: randomUUID(), accountId, change, at: now });

/** The changes of an account since then, newest first. */
export const changesSince = (db: Db, accountId: string, since: Date, most: number): Promise<MethodChange[]> =>
  db
    .select()
    .from(methodChanges)
    .where(and(eq(methodChanges.accountId, accountId), gte(methodChanges.at, since)))
    .orderBy(desc(methodChanges.at))
    .limit(most);
