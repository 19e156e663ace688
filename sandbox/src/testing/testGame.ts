import { CATALOGUE } from './testCatalogue';
import { type Db } from '../db/database';
import { seedCatalogue } from '../seed/catalogueSeed';

/** Seeds the catalogue and returns the id of one game, for tests that need any game. */
export async function seedAnyGame(db: Db, now: Date): Promise<string> {
  await seedCatalogue(db, CATALOGUE, now);
  return CATALOGUE[0]!.id;
}
