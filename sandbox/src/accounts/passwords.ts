import { randomUUID } from 'node:crypto';
import { doPasswordJob, type HashCost, type PasswordJob } from './passwordHash';

/** Hashes passwords (argon2id) and tells whether one fits. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** With null, for nobody's account, it takes as long as with a hash and answers false. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** The same signs are the same password, whichever way a keyboard puts them together. */
const composed = (password: string): string => password.normalize('NFC');

/** Passwords at a cost; `run` does the work, by default right here, which is for tests with a small cost. */
export function createPasswords(cost: HashCost, run: (job: PasswordJob) => Promise<string> = doPasswordJob): Passwords {
  const hash = (password: string) => run({ kind: 'hash', password: composed(password), cost });
  let nobodys: Promise<string> | null = null;
  return {
    hash,
    async verify(password, stored) {
      // Made once, of a password nobody has; made anew if the first try failed.
      nobodys ??= hash(randomUUID()).catch((error: unknown) => {
        nobodys = null;
        throw error;
      });
      const nobody = await nobodys;
      // The hash is of a text, never of none: an empty password is tried as one nobody has.
      const tried = password === '' ? randomUUID() : composed(password);
      const fits = await run({ kind: 'verify', password: tried, hash: stored ?? nobody });
      return stored !== null && fits === 'true';
    },
  };
}
