import { randomUUID } from 'node:crypto';
import { doPasswordJob, type HashCost, type PasswordJob } from './passwordHash';

/** Hashes and verifies passwords (argon2id). */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** With null (no account), takes the same time as with a hash and returns false. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** Normalizes a password, so that it matches however the keyboard composes its characters. */
const composed = (password: string): string => password.normalize('NFC');

/** Password functions of a given cost. `run` executes the jobs; the default runs them in this thread, for tests. */
export function createPasswords(cost: HashCost, run: (job: PasswordJob) => Promise<string> = doPasswordJob): Passwords {
  const hash = (password: string) => run({ kind: 'hash', password: composed(password), cost });
  let nobodys: Promise<string> | null = null;
  return {
    hash,
    async verify(password, stored) {
      // Dummy hash of a random password, created once; retried if the first attempt failed.
      nobodys ??= hash(randomUUID()).catch((error: unknown) => {
        nobodys = null;
        throw error;
      });
      const nobody = await nobodys;
      // argon2 does not accept an empty password, so a random one that cannot match is verified instead.
      const tried = password === '' ? randomUUID() : composed(password);
      const fits = await run({ kind: 'verify', password: tried, hash: stored ?? nobody });
      return stored !== null && fits === 'true';
    },
  };
}
