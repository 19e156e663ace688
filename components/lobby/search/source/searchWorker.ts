import { POPULAR_SHOWN } from '@/domain/lobby/search/found';
import { createHttp } from '@/services/http/http';
import { fetchSearchIndex } from '@/services/lobby/searchIndex';
import { createFinder, type Finder } from './finder';
import type { FromWorker, ToWorker } from './protocol';

/** Fetches and searches the catalogue off the main thread: ten thousand games take half a second of a phone's CPU. */

type Load = Extract<ToWorker, { kind: 'load' }>;

let find: Finder | undefined;

const say = (message: FromWorker): void => self.postMessage(message);

async function load({ language, endpoints, headerNames }: Load): Promise<void> {
  try {
    const games = await fetchSearchIndex(
      createHttp({ baseUrl: '', language: () => language, endpoints: () => endpoints, headerNames }),
    );
    find = createFinder(games);
    say({ kind: 'loaded', popular: games.slice(0, POPULAR_SHOWN) });
  } catch {
    say({ kind: 'failed' });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') void load(data);
  else if (find) say({ kind: 'found', id: data.id, found: find(data.query) });
});
