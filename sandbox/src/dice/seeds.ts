import { createHash, createHmac, randomBytes } from 'node:crypto';
import { rollMessage, rollOf } from './roll';

const SEED_BYTES = 32;

/** A server seed nobody can guess: 64 hexadecimal digits. */
export const newServerSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** What is told of a server seed before it is used: SHA-256 of its text, hexadecimal. */
export const seedHash = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/** What a player may choose as their seed. */
export const CLIENT_SEED = /^[\w.-]{1,64}$/;

/** The roll, 0 to 9,999, of a pair of seeds at a number. The same for everybody at all times: that is the proof. */
export function fairRoll(serverSeed: string, clientSeed: string, nonce: number): number {
  for (let turn = 0; ; turn += 1) {
    const digest = createHmac('sha256', serverSeed)
      .update(rollMessage(clientSeed, nonce, turn))
      .digest();
    const roll = rollOf(digest);
    if (roll !== null) return roll;
  }
}
