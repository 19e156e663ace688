import { randomUUID } from 'node:crypto';
import { type Db } from '../db/database';
import { noRows, SampleLife, type Who, writeLives } from '../seed/sampleLife';

/** What a sample player pays in at a time, in euro cents. */
export const PAID_IN = 10_000n;

class Deposit extends SampleLife {
  make(): void {
    this.addDeposit(PAID_IN, `D-SAMPLE-${randomUUID().slice(0, 8).toUpperCase()}`, this.who.now);
  }
}

/** Books a deposit of a sample player. */
export async function payIn(db: Db, who: Who): Promise<void> {
  const rows = noRows();
  new Deposit(who, rows).make();
  await db.transaction((tx) => writeLives(tx, rows, () => Promise.resolve()));
}
