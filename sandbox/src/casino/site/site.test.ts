import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type FastifyInstance } from 'fastify';
import { operationsOfContract } from '@/contract/document';
import { CATALOGUE } from '../../testing/testCatalogue';
import { texts } from '../../texts/texts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

test('every operation that the contract calls built has a route, and no other has one', async () => {
  await app.ready();
  for (const { operationId, method, path, 'x-built': built } of operationsOfContract) {
    const url = path.replace('/assets/{path}', '/assets/*').replace(/\{(\w+)\}/g, ':$1');
    assert.equal(app.hasRoute({ method: method.toUpperCase() as 'GET', url }), built, operationId);
  }
});

test('settings2 is the brand’s settings, its games framed from the studio only', async () => {
  const settings = await answerOf(app, 'settings');
  assert.equal(settings.theme, 'curacao');
  assert.equal(settings.brandName, 'Curaçao');
  assert.deepEqual(settings.gameOrigins, ['http://127.0.0.1:4100']);
  assert.match(JSON.stringify(settings.licence), /Demonstration site/);
});

test('a language file holds texts, allResources=1 the content bundle; an unknown language is 404', async () => {
  const texts = await answerOf(app, 'locale', { path: { lng: 'en' }, query: { _v: '2026-11-20' } });
  assert.ok(Object.values(texts).every((text) => typeof text === 'string'));
  const bundle = await answerOf(app, 'locale', { path: { lng: 'en' }, query: { allResources: '1' } });
  assert.ok('content' in bundle && typeof bundle.content === 'object');
  for (const lng of ['zz', '..', 'en.json', '%2e%2e']) {
    assert.equal((await refusalOf(app, 'locale', { path: { lng } })).status, 404, lng);
  }
});

test('no page of the content bundle speaks to the operator, and none holds HTML', async () => {
  const bundle = await answerOf(app, 'locale', { path: { lng: 'en' }, query: { allResources: '1' } });
  const { pages } = bundle.content as { pages: Record<string, unknown> };
  assert.ok(Object.keys(pages).length > 0);
  assert.doesNotMatch(JSON.stringify(pages), /sample text|operator/i);
  assert.doesNotMatch(JSON.stringify(bundle), /[<>]/);
});

test('L01 the sample on how money is protected does not call itself one: a sentence and a paragraph in each language', () => {
  for (const code of texts.codes) {
    const [first = '', ...others] = texts.textIn(code, 'brands', 'site.funds').split('\n\n');
    // Thai has no full stop: a space ends its sentence.
    assert.doesNotMatch(first, code === 'th' ? / / : /[.。।။]./u, code);
    assert.equal(others.length, 1, code);
  }
  assert.doesNotMatch(texts.textIn('en', 'brands', 'site.funds'), /sample|demonstration/i);
});

test('all 249 countries have a name, a calling code and a flag; the closed ones are not open for registration', async () => {
  const { data } = await answerOf(app, 'countries');
  assert.equal(data.allCountries.length, 249);
  assert.equal(new Set(data.allCountries.map(({ countryId }) => countryId)).size, 249);
  for (const { code, name, phoneCode } of data.allCountries) {
    assert.notEqual(name, code);
    assert.match(phoneCode, /^\d{1,4}$/);
  }
  const germany = data.countries.rows.find(({ code }) => code === 'DE');
  assert.deepEqual(germany, { countryId: 276, code: 'DE', name: 'Germany', phoneCode: '49', flag: '🇩🇪' });
  assert.equal(data.countries.count, data.countries.rows.length);
  assert.ok(!data.countries.rows.some(({ code }) => code === 'US'));
  assert.ok(data.countries.count > 200);
});

test('names follow the language of the site, whose codes are not all BCP-47; a browser’s own list reads English', async () => {
  const nameOf = async (language: string) => {
    const { data } = await answerOf(app, 'countries', { headers: { 'accept-language': language } });
    return data.allCountries.find(({ code }) => code === 'DE')?.name;
  };
  assert.equal(await nameOf('de'), 'Deutschland');
  assert.equal(await nameOf('du'), 'Duitsland');
  assert.equal(await nameOf('de-DE,de;q=0.9'), 'Germany');
  assert.equal(await nameOf('*'), 'Germany');

  const { data } = await answerOf(app, 'currencies', { headers: { 'accept-language': 'fr' } });
  assert.equal(data.currencies.find(({ code }) => code === 'USD')?.name, 'dollar des États-Unis');
  assert.equal(data.currencies.find(({ code }) => code === 'BTC')?.name, 'Bitcoin');
});

test('the location is the home country here, and that of the address the proxy reports', async () => {
  const at = async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const response = await app.inject({ url: '/api/admin/get-location', remoteAddress, headers });
    return response.json<{ data: { location: unknown } }>().data.location;
  };
  const germany = (ip: string) => ({ country: 'DE', ipInfo: { ip }, currencies: ['EUR'] });
  assert.deepEqual(await at('127.0.0.1'), germany('127.0.0.1'));
  assert.deepEqual(await at('127.0.0.1', '192.0.2.7'), {
    country: 'US',
    ipInfo: { ip: '192.0.2.7' },
    currencies: ['USD'],
  });
  assert.deepEqual(await at('127.0.0.1', '2001:db8::1'), germany('2001:db8::1'));
  // Entries before the proxy's own, and values that are not addresses, are ignored.
  assert.deepEqual(await at('127.0.0.1', '192.0.2.7, 127.0.0.1, 8.8.8.8'), germany('8.8.8.8'));
  assert.deepEqual(await at('127.0.0.1', '<script>'), germany('127.0.0.1'));
  assert.deepEqual(await at('203.0.113.9', '192.0.2.7'), {
    country: 'CA',
    ipInfo: { ip: '203.0.113.9' },
    currencies: ['CAD'],
  });
});

test('the category list needs the system token once one is set, and counts what the games call lists', async () => {
  const guarded = sandbox.backend({ systemToken: 'open sesame' });
  for (const headers of [{}, { 'x-system-token': '' }, { 'x-system-token': 'wrong' }]) {
    const refusal = await refusalOf(guarded, 'categories', { headers });
    assert.deepEqual([refusal.status, refusal.code], [401, 'SYSTEM_TOKEN_REQUIRED']);
  }
  const { data } = await answerOf(guarded, 'categories', { headers: { 'x-system-token': 'open sesame' } });
  assert.deepEqual(await answerOf(app, 'categories'), { data });
  for (const { id, gameCount } of data.topCategoryList) {
    const list = await answerOf(app, 'games', { query: { category: id, limit: '1' } });
    assert.equal(list.data.games.count, gameCount, id);
  }
});

test('L21 each brand’s categories come in its own order, the rest in the usual one', async () => {
  const idsAt = async (host: string) => {
    const { data } = await answerOf(app, 'categories', { headers: { host } });
    return data.topCategoryList.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  };
  const usual = ['popular', 'new', 'slots', 'live-casino', 'dice', 'free-spins', 'ways', 'lines'];
  for (const brand of ['curacao', 'porcelain', 'lulu', 'citrus'])
    assert.deepEqual(await idsAt(`${brand}.localhost`), usual, brand);
  const [live, slots] = ['live-casino', 'slots'];
  const without = (...ids: string[]) => usual.filter((id) => !ids.includes(id));
  assert.deepEqual(await idsAt('noirette.localhost'), [live, ...without(live!)]);
  assert.deepEqual(await idsAt('wincraft.localhost'), [slots, ...without(slots!)]);
  assert.deepEqual(await idsAt('voltage.localhost'), ['new', slots, ...without('new', slots!)]);
});

test('a page of games holds 48 unless told otherwise', async () => {
  const { data } = await answerOf(app, 'games');
  assert.equal(data.games.rows.length, 48);
  assert.equal(data.games.count, CATALOGUE.length);
  const second = await answerOf(app, 'games', { query: { pageNo: '2', limit: '7', sort: 'rtp' } });
  assert.equal(second.data.games.rows.length, 7);
});

test('a query that cannot be is refused with a sentence per field', async () => {
  const query = { limit: '101', pageNo: '0', sort: 'random', text: 'x'.repeat(101) };
  const refusal = await refusalOf(app, 'games', { query });
  assert.deepEqual([refusal.status, refusal.code], [422, 'VALIDATION']);
  assert.deepEqual(Object.keys(refusal.details ?? {}).sort(), ['limit', 'pageNo', 'sort', 'text']);
  assert.equal(refusal.details?.sort, 'must be one of popular, new, name, rtp');
  for (const limit of ['0', '1.5', 'ten', '-1', '1e9']) {
    assert.equal((await refusalOf(app, 'games', { query: { limit } })).status, 422, limit);
  }
  const doubled = await app.inject('/api/core/casino/games?sort=new&sort=rtp');
  assert.equal(doubled.statusCode, 422);
});

test('ENT-38: a game has all its figures, computed for the catalogue; an unknown one is GAME NOT FOUND', async () => {
  const game = CATALOGUE[0]!;
  const { data } = await answerOf(app, 'game', { path: { game: game.id } });
  assert.deepEqual(data.game.stats, {
    name: game.name,
    returnToPlayer: game.returnToPlayer,
    maxMultiplier: game.maxMultiplier,
    minBet: game.minBet,
    maxBet: game.maxBet,
    currency: 'EUR',
    releaseDate: game.releaseDate,
    sort: game.sort,
    hitFrequency: game.hitFrequency,
    volatilityIndex: game.volatilityIndex,
  });
  assert.equal(data.game.rulesUrl, `http://127.0.0.1:4100/rules/${game.id}`);
  const inGerman = await answerOf(app, 'game', { path: { game: game.id }, headers: { 'accept-language': 'de' } });
  assert.equal(inGerman.data.game.rulesUrl, `${data.game.rulesUrl}?locale=de`);
  const refusal = await refusalOf(app, 'game', { path: { game: 'no-such-game' } });
  assert.deepEqual(refusal, { status: 404, code: 'GAME_NOT_FOUND', message: 'GAME NOT FOUND' });
});

test('studios, similar games and the search index answer for the whole catalogue', async () => {
  const { data: studios } = await answerOf(app, 'studios');
  assert.equal(studios.studios.count, new Set(CATALOGUE.map(({ studio }) => studio.id)).size);
  const path = { game: CATALOGUE[0]!.id };
  assert.equal((await answerOf(app, 'similarGames', { path })).data.games.length, 12);
  assert.equal((await refusalOf(app, 'similarGames', { path: { game: 'no-such-game' } })).code, 'GAME_NOT_FOUND');
  const { data: index } = await answerOf(app, 'searchIndex');
  assert.equal(index.games.length, CATALOGUE.length);
  const { headers } = await call(app, 'searchIndex');
  assert.equal(headers.etag, `"${index.version}"`);
  assert.match(String(headers['cache-control']), /max-age=3600/);
  assert.deepEqual(index.games[0], {
    id: CATALOGUE[0]!.id,
    name: CATALOGUE[0]!.name,
    studio: { id: CATALOGUE[0]!.studio.id, name: CATALOGUE[0]!.studio.name },
    thumbnail: index.games[0]?.thumbnail,
    returnToPlayer: index.games[0]?.returnToPlayer,
  });
});

test('a long answer comes compressed to those who read it so, and not at all to those who have it', async () => {
  const ask = (headers = {}) => app.inject({ url: '/api/core/casino/search-index', headers });
  const plain = await ask();
  assert.equal(plain.headers['content-encoding'], undefined);
  const light = await ask({ 'accept-encoding': 'br, gzip' });
  assert.equal(light.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(light.rawPayload).toString(), plain.payload);
  assert.ok(light.rawPayload.length < plain.rawPayload.length / 4);
  const same = await ask({ 'if-none-match': String(plain.headers.etag) });
  assert.deepEqual([same.statusCode, same.payload, same.headers.etag], [304, '', plain.headers.etag]);
  assert.equal((await call(app, 'studios')).headers.vary, undefined);
});

test('a filter that cannot be is refused, one that fits is counted', async () => {
  const wrong = { volatility: 'wild', feature: 'none', rtpFrom: '-1', rtpTo: '101' };
  assert.deepEqual(
    Object.keys((await refusalOf(app, 'games', { query: wrong })).details ?? {}).sort(),
    Object.keys(wrong).sort(),
  );
  const query = { volatility: 'high', feature: 'ways', rtpFrom: '93.5', rtpTo: '97' };
  const expected = CATALOGUE.filter(
    (game) => game.volatility === 'high' && game.features.includes('ways') && game.returnToPlayer >= 93.5,
  );
  assert.equal((await answerOf(app, 'games', { query })).data.games.count, expected.length);
});

test('assets are files of the assets folder only, with a long cache life and nothing to run', async () => {
  const { statusCode, headers } = await app.inject('/api/core/casino/assets/brand/logo.svg');
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^image\/svg\+xml/);
  assert.match(String(headers['cache-control']), /^public, max-age=\d{6,}$/);
  assert.match(String(headers['content-security-policy']), /sandbox/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  for (const path of [
    '',
    'brand',
    'brand/',
    'none.svg',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
  ]) {
    const missing = await app.inject(`/api/core/casino/assets/${path}`);
    assert.equal(missing.statusCode, 404, path);
    assert.deepEqual(missing.json(), { code: 'NOT_FOUND', message: 'Not found' });
    assert.equal(missing.headers['cache-control'], 'no-store');
  }
});

test('an answer is kept by no cache, has the server’s date and cannot be run or framed', async () => {
  for (const id of ['settings', 'games'] as const) {
    const { headers } = await call(app, id);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'; sandbox");
    assert.ok(!Number.isNaN(Date.parse(String(headers.date))));
    assert.match(String(headers['content-type']), /^application\/json/);
  }
});
