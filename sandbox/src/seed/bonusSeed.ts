import { and, eq, inArray, isNull } from 'drizzle-orm';
import { SAMPLES } from './samples';
import { inParts } from '../casino/ledger/postAll';
import { GAMES, Life, type Rows } from './bonusSeedLife';
import { type Db } from '../db/database';
import { noRows, writeLives } from './sampleLife';
import { accounts } from '../casino/accounts/store/schema';
import { games } from '../casino/games/schema';
import { userBonuses } from '../casino/bonuses/held/schema';
import { deposits } from '../casino/deposits/schema';

const HOLDER = SAMPLES.find(({ situation }) => situation === 'bonus')!;

/** Gives each brand's bonus sample account one bonus in every state, unless the account already has deposits. */
export async function seedBonuses(db: Db, siteOrigin: string, now: Date): Promise<void> {
  const found = await db
    .select({ player: accounts.id, brand: accounts.brand })
    .from(accounts)
    .leftJoin(deposits, eq(deposits.player, accounts.id))
    .where(and(eq(accounts.uniqueKey, HOLDER.email), isNull(deposits.id)));
  const needed = Object.values(GAMES);
  const there = await db.select({ id: games.id }).from(games).where(inArray(games.id, needed));
  if (found.length === 0 || there.length < needed.length) return;
  const rows: Rows = { ...noRows(), bonuses: [] };
  for (const { player, brand } of found) new Life({ player, brand, siteOrigin, now }, rows).live();
  await db.transaction((tx) =>
    writeLives(tx, rows, () => inParts(rows.bonuses, (part) => tx.insert(userBonuses).values(part))),
  );
}
