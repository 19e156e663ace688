import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { distinctRows, homeQuery } from '@/domain/lobby/lobby';
import { BRANDS } from '../../brands/brands';
import { type CatalogueGame } from '../../studio/catalogue/game';
import { CATALOGUE } from '../../testing/testCatalogue';
import { testClock } from '../../testing/testClock';
import { countedCategories } from './categoryStore';
import { countedStudios, gameById, gamesPage, type GamesQuery, similarGames, wholeCatalogue } from './gameStore';
import { gameSummary } from './gameWire';
import { createDemoLaunch } from '../../studio/store/launches';
import { games } from './schema';
import { playSessions } from '../../studio/store/schema';
import { seeds } from '../../db/schema';
import { searchText } from './searchText';
import { seedCatalogue } from '../../seed/catalogueSeed';
import { type Database } from '../../db/database';
import { openTestDatabase } from '../../testing/testDatabase';

const clock = testClock();
let database: Database;

before(async () => {
  database = await openTestDatabase();
  await seedCatalogue(database.db, CATALOGUE, clock.now());
});
after(() => database.close());

const page = (query: Partial<GamesQuery> = {}) =>
  gamesPage(database.db, { sort: 'popular', pageNo: 1, limit: 100, ...query });

async function allIds(query: Partial<GamesQuery> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { rows, count } = await page({ ...query, pageNo });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0 || ids.length >= count) return ids;
  }
}

const idsWhere = (holds: (game: CatalogueGame) => boolean) => CATALOGUE.filter(holds).map(({ id }) => id);
const sameSet = (actual: string[], expected: string[]) => assert.deepEqual([...actual].sort(), [...expected].sort());

test('every game of the catalogue is listed with the catalogue’s own figures', async () => {
  for (const game of CATALOGUE) {
    const row = await gameById(database.db, game.id);
    assert.ok(row, game.id);
    assert.equal(Number(row.returnToPlayer), game.returnToPlayer);
    assert.equal(Number(row.hitFrequency), game.hitFrequency);
    assert.equal(Number(row.volatilityIndex), game.volatilityIndex);
    assert.equal(row.maxMultiplier, game.maxMultiplier.toFixed(2));
    assert.equal(row.minBet, BigInt(Math.round(Number(game.minBet) * 100)));
    assert.equal(row.maxBet, BigInt(Math.round(Number(game.maxBet) * 100)));
    assert.deepEqual(row.restrictedCountries, game.restrictedCountries);
  }
  assert.equal(await gameById(database.db, 'no-such-game'), null);
});

test('the pages of any size hold every game once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 20, max: 100 }),
      fc.constantFrom('popular', 'new', 'name', 'rtp'),
      async (limit, sort) => {
        const ids = await allIds({ limit, sort });
        assert.equal(ids.length, CATALOGUE.length);
        assert.equal(new Set(ids).size, CATALOGUE.length);
      },
    ),
    { numRuns: 8 },
  );
  for (const pageNo of [1_000, 1e300]) assert.deepEqual((await page({ pageNo })).rows, []);
});

test('each order is the one it is called', async () => {
  const byId = new Map(CATALOGUE.map((game) => [game.id, game]));
  const ordered = async <T>(sort: GamesQuery['sort'], value: (game: CatalogueGame) => T) =>
    (await allIds({ sort })).map((id) => value(byId.get(id)!));
  const ascending = <T>(values: T[]) => values.every((value, index) => index === 0 || values[index - 1]! <= value);

  assert.ok(ascending(await ordered('popular', ({ sort }) => sort)));
  assert.ok(ascending((await ordered('new', ({ releaseDate }) => releaseDate)).reverse()));
  assert.ok(ascending((await ordered('rtp', ({ returnToPlayer }) => returnToPlayer)).reverse()));
  assert.ok(ascending(await ordered('name', ({ name, studio }) => searchText(`${name} ${studio.name}`))));
});

test('a category holds what its name says, and its count is the number of its games', async () => {
  const newest = Date.parse(
    CATALOGUE.map(({ releaseDate }) => releaseDate)
      .sort()
      .at(-1)!,
  );
  const expected: Record<string, string[]> = {
    slots: idsWhere(({ kind }) => kind === 'slot'),
    'live-casino': idsWhere(({ kind }) => kind === 'roulette' || kind === 'baccarat'),
    dice: idsWhere(({ kind }) => kind === 'dice'),
    popular: idsWhere(({ sort }) => sort <= 60),
    new: idsWhere(({ releaseDate }) => newest - Date.parse(releaseDate) < 90 * 86_400_000),
    'free-spins': idsWhere(({ features }) => features.includes('free-spins')),
    ways: idsWhere(({ features }) => features.includes('ways')),
    lines: idsWhere(({ features }) => features.includes('lines')),
  };
  const listed = await countedCategories(database.db);
  assert.deepEqual(
    Object.fromEntries(listed.map(({ id, gameCount }) => [id, gameCount])),
    Object.fromEntries(Object.entries(expected).map(([id, ids]) => [id, ids.length])),
  );
  for (const [category, ids] of Object.entries(expected)) sameSet(await allIds({ category }), ids);
  assert.deepEqual(await page({ category: 'no-such-list' }), { rows: [], count: 0 });
});

test('L21 every row of a brand’s home page is filled, in whatever order it has them', async () => {
  for (const [name, { firstCategories }] of BRANDS) {
    assert.equal(new Set(firstCategories).size, firstCategories.length, name);
    const { categories, limit } = homeQuery(await countedCategories(database.db, firstCategories));
    assert.deepEqual(categories.slice(0, firstCategories.length), firstCategories, name);
    const lists = await Promise.all(
      categories.map(async (category) => (await page({ category, limit: limit * 2 })).rows),
    );
    for (const [index, row] of distinctRows(
      lists.map((rows) => rows.map(gameSummary)),
      limit,
    ).entries())
      assert.ok(row.length >= 4, `${name} ${categories[index]}`);
  }
});

test('studio, category and words narrow the list together', async () => {
  const studio = CATALOGUE[0]!.studio.id;
  sameSet(
    await allIds({ studio }),
    idsWhere((game) => game.studio.id === studio),
  );
  sameSet(
    await allIds({ studio, category: 'lines', text: 'a' }),
    idsWhere(
      (game) =>
        game.studio.id === studio &&
        game.features.includes('lines') &&
        searchText(`${game.name} ${game.studio.name}`).includes('a'),
    ),
  );
  assert.equal((await page({ studio: 'nobody' })).count, 0);
});

test('return, volatility and feature narrow the list together, bounds included', async () => {
  const { returnToPlayer } = CATALOGUE[0]!;
  sameSet(
    await allIds({ rtpFrom: returnToPlayer, rtpTo: returnToPlayer }),
    idsWhere((game) => game.returnToPlayer === returnToPlayer),
  );
  sameSet(
    await allIds({ volatility: 'low', feature: 'hold-and-spin', rtpFrom: 92, rtpTo: 95.5 }),
    idsWhere(
      (game) => game.volatility === 'low' && game.features.includes('hold-and-spin') && game.returnToPlayer <= 95.5,
    ),
  );
  assert.equal((await page({ rtpFrom: 96, rtpTo: 95 })).count, 0);
});

test('every studio is counted with its games, and the whole catalogue has a version', async () => {
  const studios = await countedStudios(database.db);
  for (const { id, gameCount } of studios)
    assert.equal(gameCount, idsWhere(({ studio }) => studio.id === id).length, id);
  assert.equal(
    studios.reduce((sum, { gameCount }) => sum + gameCount, 0),
    CATALOGUE.length,
  );
  const { version, rows } = await wholeCatalogue(database.db);
  assert.equal(rows.length, CATALOGUE.length);
  assert.ok(version.length > 20);
});

test('similar games are twelve others: the same features first, at most four of one studio or of one return', async () => {
  for (const { id } of CATALOGUE.filter((_, index) => index % 40 === 0)) {
    const game = (await gameById(database.db, id))!;
    const similar = await similarGames(database.db, game);
    assert.equal(new Set(similar.map((one) => one.id)).size, 12);
    assert.ok(similar.every((one) => one.id !== id));
    assert.equal(similar[0]!.features.join(), game.features.join(), id);
    const most = (key: 'studioId' | 'returnToPlayer') =>
      Math.max(...similar.map((one) => similar.filter((other) => other[key] === one[key]).length));
    assert.ok(most('studioId') <= 4 && most('returnToPlayer') <= 4, id);
    assert.deepEqual(await similarGames(database.db, game), similar);
  }
});

test('a search finds every word in the name or the studio, whatever case, accents, apostrophes and order', async () => {
  const found = async (text: string) => (await page({ text })).rows.map(({ id }) => id);
  assert.deepEqual(await found('TÍDES  krak'), ['kraken-tides']);
  const pharaohs = await found('Pharaoh’s Ledger');
  assert.ok(pharaohs.includes('pharaohs-ledger'));
  assert.deepEqual(await found('pharaohs ledger'), pharaohs);
  const studio = CATALOGUE[0]!.studio;
  assert.ok((await page({ text: studio.name })).count >= idsWhere((game) => game.studio.id === studio.id).length);
});

test('no text breaks the search or means more than itself', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('%', '_', '\\', "'", '%%', 'a_', 'é', '\0'),
  );
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      const words = searchText(text).split(' ').filter(Boolean);
      const expected = idsWhere(({ name, studio }) =>
        words.every((one) => searchText(`${name} ${studio.name}`).includes(one)),
      );
      assert.equal((await page({ text })).count, expected.length);
    }),
    { numRuns: 60 },
  );
});

test('the seed writes again only when the catalogue changed; a game that left is not listed, its sessions stay', async () => {
  const { db } = database;
  assert.equal(await seedCatalogue(db, CATALOGUE, clock.now()), false);
  const [first, ...others] = CATALOGUE;
  await createDemoLaunch(db, first!.id, 'en', clock.now());

  assert.equal(await seedCatalogue(db, others, clock.now()), true);
  assert.equal(await gameById(db, first!.id), null);
  assert.equal((await page()).count, others.length);
  assert.equal(await db.$count(playSessions, eq(playSessions.gameId, first!.id)), 1);

  assert.equal(await seedCatalogue(db, [{ ...first!, name: 'Renamed' }, ...others], clock.now()), true);
  assert.equal((await gameById(db, first!.id))?.name, 'Renamed');
  assert.equal(await db.$count(games), CATALOGUE.length);
  assert.equal(await db.$count(seeds), 1);
  await seedCatalogue(db, CATALOGUE, clock.now());
});
