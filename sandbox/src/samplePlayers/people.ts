import { and, arrayContains, inArray } from 'drizzle-orm';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { accounts } from '../casino/accounts/store/schema';
import { type Db } from '../db/database';

/** The tag of their accounts. */
export const SAMPLE_TAG = 'sample-player';
export const SAMPLE_CURRENCY = 'EUR';

const NICKNAMES = [
  'RiverKite',
  'nordlicht',
  'Mango_Tree',
  'QuietFox',
  'Anker7',
  'paperboat',
  'LemonCurry',
  'Sternwarte',
  'OldBicycle',
  'tumbleweed',
  'Kiesel',
  'SixPines',
  'moonmilk',
  'Ostwind',
  'GreenDoor',
  'pebble_11',
] as const;

export const MOST_SAMPLE_PLAYERS = NICKNAMES.length;

/** Sample players of the brands, the first ones of each; only those of them that were made. */
export async function samplePeople(db: Db, brands: readonly string[]): Promise<readonly AccountRow[]> {
  if (brands.length === 0) return [];
  return db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.brand, [...brands]), arrayContains(accounts.tags, [SAMPLE_TAG])))
    .orderBy(accounts.brand, accounts.email);
}

/**
 * Makes sure that each brand has so many sample players. Their accounts have no password, so nobody can log in as one. A
 * nickname that somebody has already is left to that player.
 */
export async function makeSamplePeople(db: Db, brands: readonly string[], each: number, now: Date): Promise<void> {
  const rows = brands.flatMap((brand) =>
    NICKNAMES.slice(0, each).map((nickname) =>
      newAccount({
        brand,
        email: `${nickname.toLowerCase()}@samples.baize.example`,
        language: 'en',
        nickname,
        firstName: 'Sample',
        lastName: 'Player',
        dateOfBirth: '1990-04-15',
        countryCode: 'DE',
        currencyCode: SAMPLE_CURRENCY,
        emailVerifiedAt: now,
        tags: [SAMPLE_TAG],
        now,
      }),
    ),
  );
  if (rows.length > 0) await db.insert(accounts).values(rows).onConflictDoNothing();
}
