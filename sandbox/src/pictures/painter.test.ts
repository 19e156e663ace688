import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { createPainter, type Painter, PainterBusy } from './painter';
import { pictureFolder, pictureOf, pictureTemplate, readPicture } from './picture';
import { createPictures } from './pictures';
import { warmPictures } from './warm';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-pictures-'));
// The thread does not keep the process alive, so the tests must.
const awake = setInterval(() => {}, 1000);
after(() => {
  clearInterval(awake);
  rmSync(folder, { recursive: true });
});

const game = (id: string) => ({ id, name: id.toUpperCase(), studioName: 'Tavola' });
const jobOf = (id: string) => ({ drawing: game(id), picture: { width: 240, type: 'avif' as const } });

/** A thread that answers the game's id, crashes at `break` and fails at `fail`. */
const thread = path.join(folder, 'thread.mjs');
writeFileSync(
  thread,
  `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ drawing: { id } }) => {
  if (id === 'break') process.exit(3);
  parentPort.postMessage(id === 'fail' ? { problem: 'no paint' } : { bytes: new TextEncoder().encode(id) });
});`,
);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('the painter answers each job with its own picture, in turn', async () => {
  const painter = createPainter(thread, 10);
  const ids = ['a', 'b', 'c', 'd'];
  assert.deepEqual((await Promise.all(ids.map((id) => painter.paint(jobOf(id))))).map(text), ids);
  await painter.close();
});

test('a job that fails or breaks the thread fails alone', async () => {
  const painter = createPainter(thread, 10);
  const results = await Promise.allSettled(['fail', 'a', 'break', 'b'].map((id) => painter.paint(jobOf(id))));
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? text(result.value) : String(result.reason))),
    ['Error: no paint', 'a', 'Error: The painter ended with 3', 'b'],
  );
  await painter.close();
});

test('more jobs than may wait are refused, and closing ends what waits', async () => {
  const painter = createPainter(thread, 1);
  const jobs = ['a', 'b', 'c'].map((id) => painter.paint(jobOf(id)));
  const refused = jobs[2]!;
  await assert.rejects(refused, PainterBusy);
  const ended = Promise.allSettled(jobs.slice(0, 2));
  await painter.close();
  assert.deepEqual(
    (await ended).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  await assert.rejects(painter.paint(jobOf('a')), /has ended/);
});

function counting(): Painter & { count: () => number } {
  let count = 0;
  return {
    paint: async ({ drawing: { id } }) => {
      count += 1;
      return new TextEncoder().encode(id);
    },
    close: async () => {},
    count: () => count,
  };
}

test('a picture is drawn once, however many ask and whoever asks later', async () => {
  const painter = counting();
  const place = path.join(folder, 'once');
  const koi = game('koi');
  const picture = pictureOf(koi, '240', 'avif');
  const pictures = createPictures(place, painter);
  assert.equal(await pictures.kept(picture), null);
  await Promise.all([1, 2, 3].map(() => pictures.have(koi, picture)));
  assert.equal(painter.count(), 1);
  assert.equal(text((await createPictures(place, painter).have(koi, picture)) ?? new Uint8Array()), 'koi');
  assert.equal(painter.count(), 1);
  assert.deepEqual(readdirSync(path.join(place, picture.folder)), ['240.avif']);
});

test('a drawing that failed is tried again', async () => {
  let fails = true;
  const painter = counting();
  const pictures = createPictures(path.join(folder, 'again'), {
    ...painter,
    paint: (job) => (fails ? Promise.reject(new Error('no paint')) : painter.paint(job)),
  });
  const [koi, picture] = [game('koi'), pictureOf(game('koi'), '240', 'avif')];
  await assert.rejects(pictures.have(koi, picture), /no paint/);
  fails = false;
  assert.equal(text(await pictures.have(koi, picture)), 'koi');
});

test('warming draws what phones and desktops ask for first', async () => {
  const painter = counting();
  const place = path.join(folder, 'warm');
  await warmPictures(createPictures(place, painter), [game('a'), game('b')]);
  assert.deepEqual(readdirSync(path.join(place, pictureFolder(game('a')))).sort(), ['240.avif', '360.avif']);
  assert.equal(painter.count(), 4);
});

test('an address is read as it is written, and another name or studio has another one', () => {
  const picture = pictureOf(game('koi-fortune'), '360', 'webp');
  assert.deepEqual(readPicture(picture.folder, '360.webp'), picture);
  assert.equal(pictureTemplate(game('koi-fortune')), `games/${picture.folder}/{width}.{type}`);
  assert.notEqual(pictureFolder({ ...game('koi'), studioName: 'Oru' }), pictureFolder(game('koi')));
  for (const [place, file] of [
    ['..', '360.webp'],
    ['koi', '360.webp'],
    [picture.folder, '361.webp'],
    [picture.folder, '360.gif'],
    [`../${picture.folder}`, '360.webp'],
  ] as const)
    assert.equal(readPicture(place, file), null, `${place}/${file}`);
});
