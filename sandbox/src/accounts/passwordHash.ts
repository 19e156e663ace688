import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** How hard a password is made to guess: memory in KiB, passes over it, lanes. */
export type HashCost = { memorySize: number; iterations: number; parallelism: number };

/** The least that OWASP recommends for argon2id. */
export const PASSWORD_COST: HashCost = { memorySize: 19_456, iterations: 2, parallelism: 1 };

/** What the thread for passwords is asked for. */
export type PasswordJob =
  | { kind: 'hash'; password: string; cost: HashCost }
  | { kind: 'verify'; password: string; hash: string };

/** The hash of a password (encoded, with its own salt), or whether it fits one: 'true' or 'false'. */
export async function doPasswordJob(job: PasswordJob): Promise<string> {
  if (job.kind === 'verify') return String(await argon2Verify({ password: job.password, hash: job.hash }));
  return argon2id({
    password: job.password,
    salt: randomBytes(16),
    hashLength: 32,
    outputType: 'encoded',
    ...job.cost,
  });
}
