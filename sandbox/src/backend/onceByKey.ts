import { type FastifyRequest } from 'fastify';
import { type ErrorWire } from '@/contract/wire';
import { type Db } from '../db/database';
import { answerOnce } from '../db/idempotency';
import { Refusal } from './refusal';

/** `body` stands for the request's body where that is no JSON: equal bodies must give equal values. */
type Write = { db: Db; operation: string; request: FastifyRequest; now: Date; body?: unknown };

/**
 * Runs a write once per Idempotency-Key. A repeated call with the same body gets the first answer again, refusals
 * included; with another body it is refused with IDEMPOTENCY_CONFLICT. What `run` wrote before it threw a refusal is undone;
 * with one that it answers it stays.
 */
export async function onceByKey<Answer>(
  { db, operation, request, now, body = request.body }: Write,
  run: (tx: Db) => Promise<Answer | Refusal>,
): Promise<Answer> {
  // The contract requires the header, so a request without it does not come this far.
  const key = String(request.headers['idempotency-key']).toLowerCase();
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

/** The same where the key is optional: a call without one is run, alone. What it wrote before it refused is undone too. */
export const onceByKeyIfAny = <Answer>(write: Write, run: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  write.request.headers['idempotency-key'] ? onceByKey(write, run) : write.db.transaction(run);
