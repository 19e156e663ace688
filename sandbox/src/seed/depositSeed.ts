import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { DAY_MS } from '@/domain/time/lengths';
import { SAMPLES } from './samples';
import { bookDeposit } from '../casino/ledger/deposits';
import { type Db } from '../db/database';
import { accounts } from '../casino/accounts/store/schema';
import { deposits } from '../casino/deposits/schema';

/** 200.00 EUR by Visa, one day before the seed. */
const SAMPLE = { method: '1', amount: 20_000n, currency: 'EUR' } as const;
const DEPOSITOR = SAMPLES.find(({ situation }) => situation === 'depositor')!;

/** Gives each brand's depositor sample account one successful deposit, unless it already has deposits. */
export async function seedDeposits(db: Db, siteOrigin: string, now: Date): Promise<void> {
  const rows = await db
    .select({ player: accounts.id, brand: accounts.brand })
    .from(accounts)
    .leftJoin(deposits, eq(deposits.player, accounts.id))
    .where(and(eq(accounts.uniqueKey, DEPOSITOR.email), isNull(deposits.id)));
  const at = new Date(now.getTime() - DAY_MS);
  for (const { player, brand } of rows) {
    const id = randomUUID();
    const { method, amount, currency } = SAMPLE;
    await db.transaction(async (tx) => {
      await tx.insert(deposits).values({
        id,
        brand,
        player,
        method,
        amount,
        currency,
        creditedAmount: amount,
        status: 'success',
        language: 'en',
        reference: `D-SAMPLE-${brand.toUpperCase()}`,
        returnTo: `${siteOrigin}/deposit`,
        createdAt: at,
        updatedAt: at,
        expiresAt: at,
        endedAt: at,
      });
      await bookDeposit(tx, { deposit: { id, player, currency }, amount, now: at, depositWagerMultiplier: 1 });
    });
  }
}
