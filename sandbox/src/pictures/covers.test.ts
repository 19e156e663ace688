import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cover } from '@/artwork/src/cover';
import { familyByWords } from '@/artwork/src/families/families';
import { asCapitals, hasOutlines } from '@/artwork/src/lettering/face';
import { assertWhole } from '@/artwork/src/testing/assertWhole';
import { titlesOf } from '../studio/catalogue/titles';

const coverOf = (name: string): string => cover({ id: name.toLowerCase(), name, studio: 'Kite & Co' });

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

test('a picture can be made of a cover, as wide as it is drawn', async () => {
  const { info } = await sharp(Buffer.from(coverOf('Koi Fortune')))
    .png()
    .toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [300, 400]);
});
