import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OFFERS } from './offers';
import { openTestOffers, type TestOffers } from '../../../testing/testOffers';

/** The clock is at Friday, 20 November 2026, 12:00 UTC. */
let backend: TestOffers;
before(async () => {
  backend = await openTestOffers();
});
after(() => backend.close());

const ids = ({ rows }: { rows: { id: string | number }[] }) => rows.map(({ id }) => String(id));
const all = async (query: Record<string, string> = {}) => ids(await backend.offers({ limit: '100', ...query }));

test('BON-01 offers come in pages of twenty unless another size is asked for, each once', async () => {
  const [first, second] = [await backend.offers(), await backend.offers({ pageNo: '2' })];
  assert.equal(first.rows.length, 20);
  assert.ok(second.rows.length >= 10);
  assert.equal(first.count, first.rows.length + second.rows.length);
  assert.equal(new Set([...ids(first), ...ids(second)]).size, first.count);
  assert.equal((await backend.offers({ pageNo: '3' })).rows.length, 0);
  assert.deepEqual(ids(await backend.offers({ pageNo: '2', limit: '3' })), ids(first).slice(3, 6));
});

test('every offer has a title and each kind is there; an unknown size is refused', async () => {
  const { rows } = await backend.offers({ limit: '100' });
  for (const { banner, name } of rows) assert.ok(banner?.bannerTitle && name);
  const types = ['freespins', 'deposit', 'no_deposit', 'instant_cashback'];
  assert.deepEqual(new Set(rows.map(({ bonusType }) => bonusType)), new Set(types));
});

test('ENT-09 a type is asked for in both spellings', async () => {
  const [one, other] = [await all({ type: 'instant_cashback' }), await all({ type: 'instant cashback' })];
  assert.ok(one.length >= 3);
  assert.deepEqual(one, other);
  assert.deepEqual(await all({ type: 'nothing' }), []);
});

test('API-13 with a deposit or without one', async () => {
  const [with_, without] = [await all({ isDeposit: 'true' }), await all({ isDeposit: 'false' })];
  assert.ok(with_.includes('welcome-deposit') && with_.includes('weekend-spins'));
  assert.ok(without.includes('free-ten') && !without.includes('weekend-spins'));
  assert.deepEqual(new Set([...with_, ...without]), new Set(await all()));
});

test('of a day of the week are those of that day and those of every day', async () => {
  const monday = await all({ dayOfWeek: 'MON' });
  assert.ok(monday.includes('monday-reload') && monday.includes('free-ten'));
  assert.ok(!monday.includes('friday-reload') && !monday.includes('tuesday-gift'));
  // Offers limited to the day come first, and every day has one.
  const first = async (dayOfWeek: string) => ids(await backend.offers({ dayOfWeek, limit: '1' }))[0];
  const special = ['monday-reload', 'tuesday-gift', 'midweek-spins', 'thursday-reload', 'friday-reload'];
  assert.deepEqual(await Promise.all(['MON', 'TUE', 'WED', 'THU', 'FRI'].map(first)), special);
  assert.deepEqual([await first('SAT'), await first('SUN')], ['weekend-reload', 'weekend-reload']);
});

test('of a date are those whose window touches the day where it is asked for', async () => {
  const first = { timeZone: 'Pacific/Kiritimati', limit: '100' };
  const on = async (calendarDateTime: string) => ids(await backend.offers({ ...first, calendarDateTime }));
  // It opens on 1 January 2035 at 18:00 UTC, which is 2 January on Kiritimati.
  assert.ok(!(await on('2035-01-01 09:00:00')).includes('opening-spins'));
  assert.ok((await on('2035-01-02 00:00:00')).includes('opening-spins'));
  assert.ok((await on('2026-11-23 00:00:00')).includes('monday-reload'));
  assert.ok(!(await on('2026-11-24 00:00:00')).includes('monday-reload'));
});

test('what is over is not listed, what is still to come is, with its time', async () => {
  const { rows } = await backend.offers({ limit: '100' });
  assert.ok(!ids({ rows }).includes('last-season'));
  const coming = rows.find(({ id }) => id === 'next-season');
  assert.equal(coming?.availableFrom, '2035-06-01T00:00:00.000Z');
  assert.equal(coming?.validTo, '2035-07-01T00:00:00.000Z');
});

test('ENT-13 what a code is for is listed with the code alone, and says it', async () => {
  assert.ok(!(await all()).includes('coupon-ten'));
  const { rows } = await backend.offers({ cpnc: 'baize10', limit: '100' });
  assert.equal(rows.find(({ id }) => id === 'coupon-ten')?.couponCode, 'BAIZE10');
  assert.ok(!ids({ rows }).includes('coupon-spins'));
});

test('names are in the language that is asked for, else in that of the caller', async () => {
  const name = async (query: Record<string, string>, headers = {}) =>
    (await backend.offers({ limit: '1', ...query }, headers)).rows[0]?.name;
  assert.equal(await name({}), 'Welcome bonus');
  assert.equal(await name({ language: 'de' }), 'Willkommensbonus');
  assert.equal(await name({}, { 'accept-language': 'th' }), 'โบนัสต้อนรับ');
  assert.equal(await name({ language: 'xx' }), 'Welcome bonus');
});

test('API-14 the test panel may say where the visitor is and in which currency; without it nobody listens', async () => {
  const place = { currencyCode: 'JPY', countryCode: 'CA', subdivision: 'CA-ON', limit: '100' };
  const usual = await backend.offers(place);
  assert.equal(usual.rows[0]?.currencyCode, 'EUR');
  assert.ok(ids(usual).includes('big-table'));
  const panel = await backend.offers({ ...place, countryCheck: '1' });
  assert.equal(panel.rows[0]?.currencyCode, 'JPY');
  assert.equal(panel.rows[0]?.minDeposit, '4000');
  assert.ok(!ids(panel).includes('big-table'));
  const canada = { countryCheck: '1', countryCode: 'CA', limit: '100' };
  assert.ok(ids(await backend.offers(canada)).includes('big-table'));
  assert.equal((await backend.offers(canada)).rows[0]?.currencyCode, 'CAD');
  // No offers in a blocked country.
  assert.equal((await backend.offers({ countryCheck: '1', countryCode: 'NL' })).count, 0);
});

test('amounts are those of the player’s own currency', async () => {
  const { headers } = await backend.player({ currencyCode: 'SEK', countryCode: 'SE' });
  const { rows } = await backend.offers({ type: 'no_deposit' }, headers);
  const ten = rows.find(({ id }) => id === 'free-ten');
  assert.deepEqual([ten?.currencyCode, ten?.bonusAmount, ten?.maxWinAmount], ['SEK', '100.00', '1000.00']);
});

test('ENT-10 ENT-11 an offer says all there is to say of it', async () => {
  const { rows } = await backend.offers({ limit: '100' });
  const of = (id: string) => rows.find((row) => row.id === id)!;
  const spins = of('amun-spins');
  assert.deepEqual(
    [spins.freeSpinsQuantity, spins.freeSpinGame, spins.freeSpinGameName, spins.freeSpinStake, spins.winBoost],
    [10, 'book-of-amun', 'Book of Amun', '0.10', 1.5],
  );
  const welcome = of('welcome-deposit');
  assert.deepEqual(
    [welcome.depositBonusPercent, welcome.maxBonusThreshold, welcome.minDeposit, welcome.wageringMultiplier],
    [100, '200.00', '20.00', 35],
  );
  // The offer's own maximum bet, or the brand's.
  assert.deepEqual([of('big-table').maxBet, welcome.maxBet], ['25.00', '5.00']);
  assert.deepEqual(welcome.excludedGames, [{ game: 'brass-dice', name: 'Brass Dice' }]);
  assert.equal(of('fresh-start').minBalance, '1.00');
  assert.deepEqual(of('cashback-week').cashback, { percent: 5, days: 7, minLoss: '20.00', toCalendar: false });
  assert.equal(of('real-first').wageringType, 'REAL_MONEY_ONLY');
});

test('the conditions of each offer have a version of their own', () => {
  const versions = OFFERS.map(({ termsVersion }) => termsVersion);
  assert.equal(new Set(versions).size, OFFERS.length);
  for (const version of versions) assert.match(version, /^[\w-]{12}$/);
});
