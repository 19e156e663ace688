import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { answerOf } from '../../testing/testBackend';
import { openTestBackend } from '../../testing/testBackend';

const ASSETS = '/api/core/casino/assets/';

const backend = await openTestBackend();
after(() => backend.close());
const app = backend.backend();

const { data } = await answerOf(app, 'games', { query: { limit: '1' } });
const template = data.games.rows[0]?.thumbnail ?? '';
const addressOf = (width: number, type: string) =>
  ASSETS + template.replace('{width}', String(width)).replace('{type}', type);

test('a game’s thumbnail is a picture of the asked width and type, kept in caches for good', async () => {
  for (const [width, type] of [
    [180, 'avif'],
    [240, 'webp'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await app.inject(addressOf(width, type));
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], `image/${type}`);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-length'], String(rawPayload.length));
    const picture = await sharp(rawPayload).metadata();
    assert.deepEqual([picture.width, picture.height], [width, (width * 4) / 3]);
  }
});

test('an offer has pictures of the contract’s widths: a banner and a mark, whether it names a game or not', async () => {
  const { rows } = (await answerOf(app, 'bonuses', { query: { limit: '100' } })).data.bonus;
  const spins = rows.find(({ id }) => id === 'amun-spins')?.banner;
  const gift = rows.find(({ id }) => id === 'free-ten')?.banner;
  for (const [path, width, height] of [
    [spins?.bannerImage, 480, 200],
    [spins?.bannerMark, 480, 554],
    [gift?.bannerImage, 480, 200],
    [gift?.bannerMark, 480, 554],
  ] as const) {
    const address = ASSETS + path?.replace('{width}', String(width)).replace('{type}', 'webp');
    const { statusCode, headers, rawPayload } = await app.inject(address);
    assert.equal(statusCode, 200, address);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    const picture = await sharp(rawPayload).metadata();
    assert.deepEqual([picture.width, picture.height], [width, height]);
    for (const wrong of [
      address.replace('480', '240'),
      address.replace('webp', 'png'),
      address.replace(/-[a-z0-9]+\/480/, '-0/480'),
      address.replace(/offers\/\w+/, 'offers/nosuch'),
    ])
      assert.equal((await app.inject(wrong)).statusCode, 404, wrong);
  }
});

test('a picture that cannot be is not found: unknown game, version, width, type or path', async () => {
  const known = addressOf(240, 'avif');
  for (const address of [
    known.replace(/games\/[^/]+/, 'games/no-such-game-1a2b3c'),
    known.replace(/-[a-z0-9]+\/240/, '-0/240'),
    known.replace('240', '241'),
    known.replace('240', '0240'),
    known.replace('avif', 'png'),
    known.replace('240.avif', '240.avif.webp'),
    known.replace('240.avif', '..%2f..%2f240.avif'),
    known.replace('/240.avif', ''),
    ASSETS + template,
  ]) {
    const { statusCode, headers, json } = await app.inject(address);
    assert.equal(statusCode, 404, address);
    assert.deepEqual(json(), { code: 'NOT_FOUND', message: 'Not found' });
    assert.equal(headers['cache-control'], 'no-store');
  }
});
