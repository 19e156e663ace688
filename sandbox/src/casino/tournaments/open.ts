import { type Clock } from '../../base/clock';
import { BRANDS } from '../../brands/brands';
import { type Db } from '../../db/database';
import { countedStudios } from '../games/gameStore';
import { plannedAt } from './plan';
import { tournaments } from './schema';
import { canBePlayed } from './spinPrizes';

/** Announces the tournaments of every brand by the clock; each once, by however many processes. */
export async function openTournaments(db: Db, clock: Clock): Promise<void> {
  const studios = (await countedStudios(db)).map(({ id }) => id);
  const planned = [...BRANDS.keys()].flatMap((name, index) => plannedAt(name, index, studios, clock.now()));
  const given = await Promise.all(
    planned.map(async (one) => ({
      ...one,
      freeSpins: one.freeSpins && (await canBePlayed(db, one.freeSpins)) ? one.freeSpins : null,
    })),
  );
  await db.insert(tournaments).values(given).onConflictDoNothing();
}
