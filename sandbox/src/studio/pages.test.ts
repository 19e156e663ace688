import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CATALOGUE, SLOTS } from '../testing/testCatalogue';
import { percent, times } from './pages/figures';
import { ENGLISH, languageOf } from './texts/languages';
import { texts } from '../texts/texts';
import { SITE, testStudio } from '../testing/testStudio';
import { brokenIn } from './brokenIn';

const { app } = testStudio();
after(() => app.close());
const get = (url: string, headers = {}) => app.inject({ url, headers });

const SECTIONS = [
  ['Free spins', 'free-spins'],
  ['Respins', 'respin'],
  ['Hold and spin', 'hold-and-spin'],
  ['Random multiplier', 'random-multiplier'],
] as const;

test('the rules of all games are whole, say their figures and can be read without a session', async () => {
  for (const game of SLOTS) {
    const { statusCode, body } = await get(`/rules/${game.id}`);
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, brokenIn('en'), game.id);
    for (const text of [
      percent(ENGLISH, game.returnToPlayer),
      percent(ENGLISH, game.hitFrequency),
      times(ENGLISH, game.maxMultiplier),
      '2.5 s',
    ])
      assert.ok(body.includes(text), `${game.id}: ${text}`);
    for (const [heading, feature] of SECTIONS)
      assert.equal(body.includes(`${heading}</h2>`), game.features.includes(feature), `${game.id}: ${heading}`);
    assert.equal(body.includes('Buying the feature</h2>'), game.buy !== null, game.id);
    if (game.buy)
      for (const text of [percent(ENGLISH, game.buy.returned), `It costs ${times(ENGLISH, game.buy.price)} the bet`])
        assert.ok(body.includes(text), `${game.id}: ${text}`);
    assert.equal(body.includes('= 243'), game.features.includes('ways'), game.id);
    assert.equal(body.includes('from right to left'), game.features.includes('both-ways'), game.id);
    assert.equal(body.includes('fills its whole reel'), game.features.includes('expanding-wild'), game.id);
  }
});

test('the game page of every game is whole and holds its rules', async () => {
  for (const { id, name } of SLOTS) {
    const { body } = await get(`/play/${id}?launch=hush-hush`);
    assert.doesNotMatch(body, brokenIn('en'), id);
    assert.doesNotMatch(body, /hush/, id);
    assert.ok(body.includes(name.replace(/'/g, '&#39;')) && body.includes('Paytable'), id);
  }
});

test('MKT-07 MKT-18 MKT-31 no game has a control to play by itself, faster, or to stop its reels', async () => {
  for (const { id } of CATALOGUE) {
    const { body } = await get(`/play/${id}`);
    const controls = body.match(/<(button|input|select)\b[\s\S]*?<\/\1>|<input\b[^>]*>/g) ?? [];
    assert.ok(controls.length > 0, id);
    assert.doesNotMatch(controls.join('\n'), /\bauto-?(?:play|spin)\b|turbo|quick|fast|slam/i, id);
  }
});

/** Texts without placeholders that the language translates differently from English, as they stand between tags. */
function leftoversOf(code: string): Set<string> {
  const own = texts.allIn(code, 'studio');
  const isLeftOver = ([key, english]: [string, string]) =>
    english.length > 6 && !english.includes('{{') && own[key] !== english;
  return new Set(
    Object.entries(texts.ownOf('en', 'studio')!)
      .filter(isLeftOver)
      .map(([, english]) => `>${english}<`),
  );
}

test('the pages speak the language of the launch, from right to left where it does', async () => {
  // Every language has every fourth game, and every game many languages.
  const others = texts.codes.filter((one) => one !== 'en');
  for (const [turn, code] of others.entries()) {
    const english = leftoversOf(code);
    assert.ok(english.size > 60);
    const { locale, say } = languageOf(code);
    for (const game of SLOTS.filter((_, index) => (index + turn) % 4 === 0)) {
      for (const page of ['play', 'rules']) {
        const { body } = await get(`/${page}/${game.id}?locale=${code}`);
        assert.ok(body.includes(`<html lang="${locale.tag}" dir="${locale.dir}">`));
        assert.ok(body.includes(say('rules.drawn')));
        assert.doesNotMatch(body, brokenIn(code), game.id);
        const shown = body.match(/>[^<>]+</g) ?? [];
        assert.ok(shown.length > 20, `${page} ${game.id} ${code}`);
        assert.deepEqual(
          shown.filter((text) => english.has(text)),
          [],
          game.id,
        );
      }
    }
    const { statusCode, body } = await get(`/play/no-such-game?locale=${code}`);
    assert.equal(statusCode, 404);
    assert.ok(body.includes(say('page.notFound')));
  }
  assert.match((await get(`/rules/${CATALOGUE[0]!.id}?locale=xx`)).body, /<html lang="en" dir="ltr">/);
  assert.match((await get(`/rules/${CATALOGUE[0]!.id}?locale=de&locale=ar`)).body, /<html lang="en" dir="ltr">/);
});

test('figures stand in the format of the language', async () => {
  const game = CATALOGUE.find(({ maxMultiplier }) => maxMultiplier >= 1_000)!;
  const { body } = await get(`/rules/${game.id}?locale=de`);
  assert.ok(body.includes(percent(languageOf('de'), game.returnToPlayer)));
  assert.match(percent(languageOf('de'), game.returnToPlayer), /^\d+,\d\d\s%$/);
  assert.match(times(languageOf('de'), 1234.5), /^1\.234,5×$/);
});

test('a page runs files of its own origin only, is framed by the sites only and stays in no cache', async () => {
  const { headers, body } = await get(`/play/${CATALOGUE[0]!.id}`);
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.ok(policy.includes(`frame-ancestors ${SITE};`) && policy.includes("connect-src 'self';"));
  assert.doesNotMatch(policy, /unsafe|\*|data:/);
  assert.doesNotMatch(body, / style=|<style|<script>| on[a-z]+=/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'no-referrer');
});

test('an unknown game has a page that says so, an unknown path an error in the one shape', async () => {
  for (const url of ['/play/no-such-game', '/rules/no-such-game', '/play/__proto__']) {
    const { statusCode, headers, body } = await get(url);
    assert.equal(statusCode, 404);
    assert.match(String(headers['content-type']), /text\/html/);
    assert.match(body, /Game not found/);
  }
  const { statusCode, headers, body } = await get('/nothing');
  assert.equal(statusCode, 404);
  assert.deepEqual(JSON.parse(body), { code: 'NOT_FOUND', message: 'Not found' });
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
});

test('the client files are kept for good under an address that changes with them', async () => {
  const { body } = await get(`/play/${CATALOGUE[0]!.id}`);
  const address = /src="(\/client\/studio\.js\?v=[\w-]{12})"/.exec(body)?.[1] ?? '';
  const { headers } = await get(address);
  assert.match(String(headers['cache-control']), /immutable/);
  assert.match(String(headers['content-type']), /text\/javascript/);
  for (const name of ['missing.js', '..%2f..%2fpackage.json'])
    assert.equal((await get(`/client/${name}`)).statusCode, 404);
});

test('every symbol of every game has a picture without gaps', async () => {
  for (const game of SLOTS) {
    const { body } = await get(`/rules/${game.id}`);
    const pictures = [...body.matchAll(/<img src="(\/art\/[^"]+)"/g)].map(([, address]) => address ?? '');
    assert.ok(pictures.length >= 7, game.id);
    for (const address of [...pictures, ...['scene', 'wordmark'].map((name) => `/art/${game.id}/${name}.svg`)]) {
      const picture = await get(address);
      assert.equal(picture.statusCode, 200, address);
      assert.match(picture.body, /^<svg /);
      assert.doesNotMatch(picture.body, brokenIn('en'), address);
    }
  }
});

test('a picture is not sent again to someone who has it', async () => {
  const address = `/art/${CATALOGUE[0]!.id}/A.svg`;
  const { headers } = await get(address);
  assert.equal((await get(address, { 'if-none-match': headers.etag })).statusCode, 304);
  assert.equal((await get(`/art/${CATALOGUE[0]!.id}/Z.svg`)).statusCode, 404);
});
