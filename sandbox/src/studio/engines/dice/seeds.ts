import { createHash, createHmac, randomBytes } from 'node:crypto';
import { rollMessage, rollOf } from './roll';

const SEED_BYTES = 32;

/** A cryptographically random server seed: 64 hexadecimal digits. */
export const newServerSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The commitment to a server seed, published before its use: SHA-256 of its text, hexadecimal. */
export const seedHash = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/** Allowed client seeds. */
export const CLIENT_SEED = /^[\w.-]{1,64}$/;

/** The roll, 0 to 9,999, of a seed pair and a nonce. Deterministic, so that anybody can verify it. */
export function fairRoll(serverSeed: string, clientSeed: string, nonce: number): number {
  for (let turn = 0; ; turn += 1) {
    const digest = createHmac('sha256', serverSeed)
      .update(rollMessage(clientSeed, nonce, turn))
      .digest();
    const roll = rollOf(digest);
    if (roll !== null) return roll;
  }
}
