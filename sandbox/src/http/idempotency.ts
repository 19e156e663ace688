import { eq } from 'drizzle-orm';
import { type Db } from '../db/database';
import { idempotencyAnswers } from './schema';
import { seal, unseal } from '../base/sealed';
import { hashSecret } from '../base/tokens';

/** The saved response of a write: HTTP status and JSON body. */
export type SavedAnswer = { status: number; body: unknown };

/** A write that may be repeated; `key` is the caller's Idempotency-Key. */
export type KeyedWrite = { key: string; operation: string; body: unknown; now: Date };

/** Sorts object keys, so that bodies with the same members compare as equal. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, canonical(member)]),
  );
}

/**
 * Runs a write once per idempotency key and saves its answer in the same transaction. The same key, operation and body
 * get the saved answer; anything else under that key gets 'conflict'. A concurrent duplicate waits for the first
 * (unique key). When `run` throws, nothing is stored and the key is free again.
 */
export function answerOnce(
  db: Db,
  { key, operation, body, now }: KeyedWrite,
  run: (tx: Db) => Promise<SavedAnswer>,
): Promise<SavedAnswer | 'conflict'> {
  const keyHash = hashSecret(key);
  // Salted with the key, which is not stored: a body may hold a password, whose plain hash could be brute-forced.
  const bodyHash = hashSecret(`${key} ${JSON.stringify(canonical(body))}`);
  return db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(idempotencyAnswers)
      .values({ keyHash, operation, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh) {
      const answer = await run(tx);
      await tx
        .update(idempotencyAnswers)
        .set({ status: answer.status, sealedAnswer: seal(JSON.stringify(answer.body), key) })
        .where(eq(idempotencyAnswers.keyHash, keyHash));
      return answer;
    }
    const [saved] = await tx.select().from(idempotencyAnswers).where(eq(idempotencyAnswers.keyHash, keyHash));
    if (saved?.operation !== operation || saved.bodyHash !== bodyHash) return 'conflict';
    return { status: saved.status!, body: JSON.parse(unseal(saved.sealedAnswer!, key)) as unknown };
  });
}
