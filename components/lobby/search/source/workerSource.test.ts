import type { IndexedGame } from '@/domain/lobby/search/found';
import { sampleGame } from '@/tests/sampleGames';
import { createFinder } from './finder';
import type { FromWorker, ToWorker } from './protocol';
import { withFallback, type SearchSource } from './searchSource';
import { createWorkerSource } from './workerSource';

const GAMES: IndexedGame[] = [sampleGame()];
const found = createFinder(GAMES);

class Script extends EventTarget {
  readonly heard: ToWorker[] = [];
  postMessage(message: ToWorker) {
    this.heard.push(message);
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const HOW = { language: 'ar', endpoints: { searchIndex: '/api/index' } };

function setUp() {
  const scripts: Script[] = [];
  const source = createWorkerSource(() => {
    scripts.push(new Script());
    return scripts.at(-1) as unknown as Worker;
  }, HOW);
  return { scripts, source };
}

const ANSWER = found('kraken');
const server: SearchSource = { load: async () => [], find: async () => ({ ...ANSWER, query: 'of the server' }) };

test('one worker loads the index once, in the language of the page, and again after a failure', async () => {
  const { scripts, source } = setUp();
  const first = source.load();
  expect(source.load()).toBe(first);
  scripts[0]!.say({ kind: 'failed' });
  await expect(first).rejects.toThrow();
  const second = source.load();
  scripts[0]!.say({ kind: 'loaded', popular: GAMES });
  await expect(second).resolves.toEqual(GAMES);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]!.heard).toEqual([
    { kind: 'load', ...HOW },
    { kind: 'load', ...HOW },
  ]);
});

test('an answer goes to the latest question only', async () => {
  const { scripts, source } = setUp();
  const late = jest.fn();
  void source.find('k').then(late);
  const answer = source.find('kraken');
  scripts[0]!.say({ kind: 'found', id: 1, found: found('k') });
  scripts[0]!.say({ kind: 'found', id: 2, found: ANSWER });
  await expect(answer).resolves.toBe(ANSWER);
  expect(late).not.toHaveBeenCalled();
});

test('a script that does not come, or breaks, gives way to the server for good', async () => {
  const { scripts, source } = setUp();
  const search = withFallback(source, server);
  const loading = search.load();
  scripts[0]!.dispatchEvent(new Event('error'));
  await expect(loading).resolves.toEqual([]);
  await expect(search.find('kraken')).resolves.toMatchObject({ query: 'of the server' });
  expect(scripts).toHaveLength(1);
});

test('an index that does not come is not taken for a browser without workers', async () => {
  const { scripts, source } = setUp();
  const search = withFallback(source, server);
  const loading = search.load();
  scripts[0]!.say({ kind: 'failed' });
  await expect(loading).rejects.toThrow('The index did not come');
});
