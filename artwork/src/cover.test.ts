import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { banner, cover, type CoverProps, wordmark } from './cover';
import { familyByWords, familyOf } from './families/families';
import { titleLines } from './lettering/lines';
import { mark } from './mark';
import { assertWhole } from './testing/assertWhole';

const coverOf = (name: string, more: Partial<CoverProps> = {}): string =>
  cover({ id: name.toLowerCase(), name, studio: 'Kite & Co', ...more });

test('the same game has the same cover, another game another one', () => {
  assert.equal(coverOf('Kraken Tides'), coverOf('Kraken Tides'));
  assert.notEqual(coverOf('Kraken Tides'), coverOf('Kraken Tides', { id: 'other' }));
});

test('names and pictures agree', () => {
  const families = { 'Kraken Tides': 'sea', 'Ice Palace': 'ice', 'Book of Amun': 'book', 'Cherry Jubilee': 'fruit' };
  for (const [name, family] of Object.entries(families)) assert.equal(familyByWords(name), family);
  assert.ok(familyOf('sea').motifs.includes('kraken'));
});

test('whatever a game is called, its cover is a whole document without anything foreign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), fc.boolean(), (name, id, studio, title) => {
      // A name may contain such words as text; the rest of the document may not.
      fc.pre(!/https?:|data:|\/\/|NaN|null|undefined|on\w+=|javascript:/i.test(name));
      assertWhole(cover({ id, name, studio, title, kind: title ? 'slot' : 'live' }));
    }),
    { numRuns: 150 },
  );
});

test('the name alone is the one of the cover, in a box that is as high as its letters', () => {
  const outlineOf = (svg: string) => /<path id="title" d="([^"]+)"/.exec(svg)?.[1];
  for (const name of ['Kraken Tides', 'Sevens', 'Tome of the Tides']) {
    const svg = wordmark({ id: name.toLowerCase(), name });
    assertWhole(svg);
    assert.equal(outlineOf(svg), outlineOf(coverOf(name)));
    const [, y = 0, , height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    const heights = Array.from(outlineOf(svg)!.matchAll(/[\d.]+ (-?[\d.]+)/g), ([, at]) => Number(at));
    assert.ok(Math.min(...heights) >= y && Math.max(...heights) <= y + height, name);
  }
  assertWhole(wordmark({ id: 'x', name: '日本 <&' }));
});

test('an offer’s banner is wide and says nothing, its mark stands alone; both are of the game', () => {
  const game = { id: 'kraken-tides', name: 'Kraken Tides' };
  for (const [svg, box] of [
    [banner(game), '0 0 720 300'],
    [mark(game), '0 0 260 300'],
  ] as const) {
    assertWhole(svg);
    assert.ok(svg.includes(`viewBox="${box}"`));
    assert.ok(svg.includes('aria-label="Kraken Tides"'));
    assert.doesNotMatch(svg, /<text/);
  }
  assert.notEqual(banner(game), banner({ ...game, id: 'other' }));
  assert.ok(!mark(game).includes('url(#sky)'));
});

test('live tables are told apart by their game, and those of one game by their rooms', () => {
  const of = (name: string) => coverOf(name, { width: 400, height: 250, title: false, kind: 'live' });
  const tables = ['Halfmoon Roulette', 'Speed Roulette', 'Grand Salon Roulette', 'Tavola Baccarat', 'Speed Baccarat'];
  for (const svg of tables.map(of)) assertWhole(svg);
  // A wheel has a pocket of each number and the zero.
  const pockets = tables.map((name) => of(name).split('M0,0L-7.7,-87').length - 1);
  assert.deepEqual(pockets, [36, 36, 36, 0, 0]);
  const walls = tables.map((name) => /<rect[^>]*fill="([^"]+)"/.exec(of(name))?.[1]);
  assert.equal(new Set(walls.slice(0, 3)).size, 3);
  assert.equal(walls[1], walls[4]);
});

test('marks in a name stay marks', () => {
  const svg = coverOf('<script>"&\' 日本');
  assertWhole(svg);
  assert.match(svg, /aria-label="&lt;script&gt;&quot;&amp;' 日本"/);
  assert.match(svg, /<text[^>]*>&lt;script&gt;"&amp;' 日本<\/text>/);
});

test('titles break into lines of about one length', () => {
  assert.deepEqual(titleLines('MINES'), ['MINES']);
  assert.deepEqual(titleLines('KRAKEN TIDES'), ['KRAKEN', 'TIDES']);
  assert.deepEqual(titleLines('BOOK OF AMUN'), ['BOOK', 'OF AMUN']);
  assert.deepEqual(titleLines('THUNDER OF OLYMPUS'), ['THUNDER', 'OF', 'OLYMPUS']);
  assert.deepEqual(titleLines('WOLF OF THE TUNDRA'), ['WOLF OF', 'THE', 'TUNDRA']);
});

test('who changes the drawing raises its version (DRAWING), or caches keep the old pictures', () => {
  const all = ['Kraken Tides', 'Gem Cascade', 'Dice', 'Neon Miami', 'Jungle Drums', 'Venice Regatta'].map((name) =>
    coverOf(name),
  );
  assert.equal(createHash('sha256').update(all.join('')).digest('hex').slice(0, 16), '95e23865aba1e069');
  const offers = ['Kraken Tides', 'Book of Amun', 'Dice'].map((name) => ({ id: name, name }));
  const drawn = offers.flatMap((game) => [banner(game), mark(game)]);
  assert.equal(createHash('sha256').update(drawn.join('')).digest('hex').slice(0, 16), '4c0fdad4c9269403');
});
