import { createHash } from 'node:crypto';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toMinor } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time/lengths';
import { type CatalogueGame } from '../studio/catalogue/game';
import { type Db } from '../db/database';
import { CATALOGUE_PART, games, studios } from '../casino/games/schema';
import { seeds } from '../db/schema';
import { searchText } from '../casino/games/searchText';

/** Rows per statement, far below PostgreSQL's parameter limit. */
const CHUNK = 500;

/** A game is new for a quarter after its release. */
const NEW_DAYS = 90;

type GameRow = typeof games.$inferInsert;

function bet(amount: string, game: CatalogueGame): bigint {
  const minor = toMinor(amount, game.currency);
  if (minor === null) throw new Error(`${game.id}: ${amount} is no amount of ${game.currency}`);
  return minor;
}

const rowOf = (game: CatalogueGame, isNew: boolean): GameRow => ({
  id: game.id,
  name: game.name,
  searchText: searchText(`${game.name} ${game.studio.name}`),
  studioId: game.studio.id,
  returnToPlayer: game.returnToPlayer.toFixed(2),
  volatility: game.volatility,
  volatilityIndex: game.volatilityIndex.toFixed(2),
  hitFrequency: game.hitFrequency.toFixed(2),
  maxMultiplier: game.maxMultiplier.toFixed(2),
  minBet: bet(game.minBet, game),
  maxBet: bet(game.maxBet, game),
  currency: game.currency,
  features: [...game.features],
  isNew,
  releaseDate: game.releaseDate,
  sort: game.sort,
  restrictedCountries: [...game.restrictedCountries],
  listed: true,
});

/**
 * The rows of a catalogue. "New" is relative to its newest release, not to today, so that the same catalogue always
 * gives the same rows.
 */
function rowsOf(catalogue: readonly CatalogueGame[]): GameRow[] {
  const released = ({ releaseDate }: CatalogueGame) => Date.parse(releaseDate);
  const newest = catalogue.reduce((latest, game) => Math.max(latest, released(game)), 0);
  return catalogue.map((game) => rowOf(game, newest - released(game) < NEW_DAYS * DAY_MS));
}

/** On conflict, every column but the key takes the new row's value. */
const newValues = Object.fromEntries(
  Object.entries(getTableColumns(games))
    .filter(([key]) => key !== 'id')
    .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
);

async function write(db: Db, studioRows: { id: string; name: string }[], gameRows: GameRow[]): Promise<void> {
  await db.update(games).set({ listed: false });
  if (studioRows.length > 0) {
    await db
      .insert(studios)
      .values(studioRows)
      .onConflictDoUpdate({ target: studios.id, set: { name: sql`excluded.name` } });
  }
  for (let start = 0; start < gameRows.length; start += CHUNK) {
    await db
      .insert(games)
      .values(gameRows.slice(start, start + CHUNK))
      .onConflictDoUpdate({ target: games.id, set: newValues });
  }
}

/**
 * Writes the catalogue to the database unless the same content was seeded before. A game that left the catalogue is
 * unlisted; its sessions and rounds stay. Returns whether anything was written.
 */
export function seedCatalogue(db: Db, catalogue: readonly CatalogueGame[], now: Date): Promise<boolean> {
  const gameRows = rowsOf(catalogue);
  const studioRows = [...new Map(catalogue.map(({ studio: { id, name } }) => [id, { id, name }])).values()];
  const content = JSON.stringify([studioRows, gameRows], (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  const contentHash = createHash('sha256').update(content).digest('base64url');
  return db.transaction(async (tx) => {
    const [seeded] = await tx.select().from(seeds).where(eq(seeds.part, CATALOGUE_PART)).for('update');
    if (seeded?.contentHash === contentHash) return false;
    await write(tx, studioRows, gameRows);
    await tx
      .insert(seeds)
      .values({ part: CATALOGUE_PART, contentHash, seededAt: now })
      .onConflictDoUpdate({ target: seeds.part, set: { contentHash, seededAt: now } });
    return true;
  });
}
