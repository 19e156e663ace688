import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** Argon2id cost: memory in KiB, passes, lanes. */
export type HashCost = { memorySize: number; iterations: number; parallelism: number };

/** The OWASP minimum for argon2id. */
export const PASSWORD_COST: HashCost = { memorySize: 19_456, iterations: 2, parallelism: 1 };

export type PasswordJob =
  | { kind: 'hash'; password: string; cost: HashCost }
  | { kind: 'verify'; password: string; hash: string };

/**
 * Runs a job: 'hash' returns the encoded hash with a new salt, 'verify' returns 'true' or 'false'. In WebAssembly,
 * since the native argon2 package crashes on some machines.
 */
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
