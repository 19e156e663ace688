import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { titlesOf } from '../studio/catalogue/titles';
import { cover, type CoverProps } from './cover';
import { familyByWords, familyOf } from './families/families';
import { asCapitals, hasOutlines } from './lettering/face';
import { titleLines } from './lettering/lines';

const coverOf = (name: string, more: Partial<CoverProps> = {}): string =>
  cover({ id: name.toLowerCase(), name, studio: 'Kite & Co', ...more });

/** Fails unless tags close in order, attributes are quoted and every reference exists in the document. */
function assertWhole(svg: string): void {
  const open: string[] = [];
  for (const [, close, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)([\w]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    assert.equal(attributes.replace(/\s+[\w:-]+="[^"<]*"/g, '').trim(), '', `${name}${attributes}`);
    if (close) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
  }
  assert.deepEqual(open, []);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) assert.ok(ids.has(id), `#${id}`);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/);
  assert.doesNotMatch(svg, /<(?:script|style|image|foreignObject|a|iframe)\b|\son\w+=|javascript:/i);
  assert.doesNotMatch(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), /https?:|data:|\/\//);
}

test('the same game has the same cover, another game another one', () => {
  assert.equal(coverOf('Kraken Tides'), coverOf('Kraken Tides'));
  assert.notEqual(coverOf('Kraken Tides'), coverOf('Kraken Tides', { id: 'other' }));
});

test('every title of the catalogue leads to its family by its words and is written in drawn letters', () => {
  for (const [index, { name, family }] of titlesOf(2400).entries()) {
    assert.equal(familyByWords(name), family, name);
    assert.ok(hasOutlines(asCapitals(name)), name);
    if (index % 8) continue;
    const svg = coverOf(name);
    assert.doesNotMatch(svg, /<text/, name);
    assertWhole(svg);
  }
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

test('marks in a name stay marks', () => {
  const svg = coverOf('<script>"&\' 日本');
  assertWhole(svg);
  assert.match(svg, /aria-label="&lt;script&gt;&quot;&amp;' 日本"/);
  assert.match(svg, /<text[^>]*>&lt;script&gt;"&amp;' 日本<\/text>/);
});

test('a picture can be made of it, as wide as asked', async () => {
  const { width, height } = await sharp(Buffer.from(coverOf('Koi Fortune', { width: 400, height: 250, title: false })))
    .png()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  assert.deepEqual([width, height], [400, 250]);
});

test('titles break into lines of about one length', () => {
  assert.deepEqual(titleLines('MINES'), ['MINES']);
  assert.deepEqual(titleLines('KRAKEN TIDES'), ['KRAKEN', 'TIDES']);
  assert.deepEqual(titleLines('BOOK OF AMUN'), ['BOOK', 'OF AMUN']);
  assert.deepEqual(titleLines('THUNDER OF OLYMPUS'), ['THUNDER', 'OF', 'OLYMPUS']);
  assert.deepEqual(titleLines('WOLF OF THE TUNDRA'), ['WOLF OF', 'THE', 'TUNDRA']);
});

test('who changes the drawing raises its version (DRAWING in picture.ts), or caches keep the old pictures', () => {
  const all = ['Kraken Tides', 'Gem Cascade', 'Dice', 'Neon Miami', 'Jungle Drums', 'Venice Regatta'].map((name) =>
    coverOf(name),
  );
  assert.equal(createHash('sha256').update(all.join('')).digest('hex').slice(0, 16), '95e23865aba1e069');
});
