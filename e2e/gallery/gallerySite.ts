import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as watched } from '../support/test';

/** Starts the gallery on a free port; its first line says where. */
async function startGallery() {
  const gallery = spawn(process.execPath, ['scripts/run.mjs', 'gallery/main.mts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(gallery, 'close');
  for await (const line of createInterface(gallery.stdout)) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (!origin) continue;
    const stop = async () => {
      gallery.kill('SIGTERM');
      await closed;
    };
    return { origin, stop };
  }
  throw new Error('The gallery has ended before it said where it is');
}

/** Playwright's test on the gallery, one per worker. */
export const test = watched.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const { origin, stop } = await startGallery();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, provide) => provide(gallery),
});

export const expect = test.expect;
