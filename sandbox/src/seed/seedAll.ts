import { type Passwords } from '../casino/accounts/passwords/passwords';
import { BRANDS } from '../brands/brands';
import { type CatalogueGame } from '../studio/catalogue/game';
import { seedAccounts } from './accountSeed';
import { seedBonuses } from './bonusSeed';
import { type Db } from '../db/database';
import { seedDeposits } from './depositSeed';
import { seedDocuments } from './documentSeed';
import { seedPlay } from './playSeed';
import { seedRewards } from './rewardSeed';
import { seedCatalogue } from './catalogueSeed';

export type Seed = {
  catalogue: readonly CatalogueGame[];
  passwords: Passwords;
  /** Site origin of the sample players' deposits. */
  siteOrigin: string;
  now: Date;
};

/** Seeds the catalogue, the sample accounts of all brands and their history; each part only once. */
export async function seedAll(db: Db, { catalogue, passwords, siteOrigin, now }: Seed): Promise<void> {
  await seedCatalogue(db, catalogue, now);
  await seedAccounts(db, passwords, [...BRANDS.keys()], now);
  await seedDocuments(db, now);
  await seedDeposits(db, siteOrigin, now);
  await seedPlay(db, siteOrigin, now);
  await seedBonuses(db, siteOrigin, now);
  await seedRewards(db, now);
}
