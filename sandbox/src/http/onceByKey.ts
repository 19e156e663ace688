import { randomUUID } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type ErrorWire } from '@/contract/wire';
import { type Db } from '../db/database';
import { answerOnce } from './idempotency';
import { Refusal } from './refusal';

/** `body` replaces the request's body where it is not JSON: equal requests must give equal values. */
type Write = { db: Db; operation: string; request: FastifyRequest; now: Date; body?: unknown };

/**
 * Runs a write once per Idempotency-Key. A repeated call with the same body gets the first answer again, refusals
 * included; another body under the same key throws IDEMPOTENCY_CONFLICT. When `run` throws a Refusal, its writes are
 * rolled back; when it returns one, they are committed.
 */
export async function onceByKey<Answer>(
  { db, operation, request, now, body = request.body }: Write,
  run: (tx: Db) => Promise<Answer | Refusal>,
): Promise<Answer> {
  // Calls without a key, where none is demanded, are calls of their own.
  const key = String(request.headers['idempotency-key'] ?? randomUUID()).toLowerCase();
  const write = { key, operation, body, now };
  const saved = await answerOnce(db, write, async (tx) => {
    try {
      const answer = await tx.transaction(run);
      return answer instanceof Refusal
        ? { status: answer.status, body: answer.toWire() }
        : { status: 200, body: answer };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.toWire() };
      throw error;
    }
  });
  if (saved === 'conflict') {
    throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'This Idempotency-Key was used for another request');
  }
  if (saved.status === 200) return saved.body as Answer;
  const { code, message, details } = saved.body as ErrorWire;
  throw new Refusal(saved.status as Refusal['status'], code, message, details);
}

/** The same with an optional key: without one, `run` is simply executed in a transaction. */
export const onceByKeyIfAny = <Answer>(write: Write, run: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  write.request.headers['idempotency-key'] ? onceByKey(write, run) : write.db.transaction(run);
