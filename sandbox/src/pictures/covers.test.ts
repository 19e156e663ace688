import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cover } from '@/artwork/src/cover';
import { familyByWords } from '@/artwork/src/families/families';
import { asCapitals, hasOutlines } from '@/artwork/src/lettering/face';
import { assertWhole } from '@/artwork/src/testing/assertWhole';
import { titlesOf } from '../studio/catalogue/titles';
import { pictureFolder, readPicture, widePictureTemplate } from './picture';
import { rasterise } from './rasterise';

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

test('L21 a wide picture is 16:10, of its own name, and no other name is read as one', async () => {
  const game = { id: 'halfmoon-roulette', name: 'Halfmoon Roulette', studioName: 'Halfmoon Works' };
  const folder = pictureFolder(game);
  assert.equal(widePictureTemplate(game), `games/${folder}/wide-{width}.{type}`);
  const picture = readPicture(folder, 'wide-480.webp')!;
  assert.deepEqual([picture.wide, picture.width, picture.file], [true, 480, `${folder}/wide-480.webp`]);
  assert.equal(readPicture(folder, '480.webp')!.wide, false);
  for (const name of ['wide-500.webp', 'wide-wide-480.webp', 'wide-480.png', 'wide-.webp'])
    assert.equal(readPicture(folder, name), null, name);
  const { width, height } = await sharp(await rasterise(game, picture)).metadata();
  assert.deepEqual([width, height], [480, 300]);
});

test('a wide picture of a slot shows its motif, that of a live table a room', async () => {
  const game = { id: 'koi-fortune', name: 'Koi Fortune', studioName: 'Kite & Co' };
  const picture = { width: 240, type: 'webp', wide: true } as const;
  const [slot, same, table] = await Promise.all(
    [[], ['megaways'], ['live']].map((features) => rasterise({ ...game, features }, picture)),
  );
  assert.deepEqual(slot, same);
  assert.notDeepEqual(slot, table);
});
