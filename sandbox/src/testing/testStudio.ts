import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type CatalogueGame } from '../studio/catalogue/game';
import { CATALOGUE } from './testCatalogue';
import { type RandomInt, secureRandom } from '../base/random';
import { createMemoryStore, type MemoryStore } from '../studio/store/memoryStore';
import { createStudio } from '../studio/studio';
import { type SessionAnswer } from '../studio/rounds/wire';

export const SITE = 'http://localhost:3000';

/** A studio on a memory store with a clock that the test moves. For tests only. */
export type TestStudio = {
  app: FastifyInstance;
  store: MemoryStore;
  now: Date;
  wait(ms: number): void;
  post(path: string, body: unknown, token?: string): Promise<{ status: number; json: Record<string, unknown> }>;
  open(game: string, balance?: bigint): Promise<SessionAnswer>;
};

export function testStudio(
  random: RandomInt = secureRandom,
  catalogue: readonly CatalogueGame[] = CATALOGUE,
): TestStudio {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'studio-'));
  writeFileSync(path.join(clientDir, 'studio.js'), '/* script */');
  writeFileSync(path.join(clientDir, 'studio.css'), '/* style */');
  const store = createMemoryStore();
  const studio = { now: new Date('2026-03-01T12:00:00Z') };
  const clock = { now: () => new Date(studio.now) };
  const app = createStudio({
    store,
    db: null,
    realRounds: null,
    catalogue,
    clock,
    random,
    log: false,
    siteOrigins: [SITE],
    clientDir,
  });
  let launches = 0;

  const post: TestStudio['post'] = async (url, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    return { status: answer.statusCode, json: answer.json() };
  };
  return Object.assign(studio, {
    app,
    store,
    post,
    wait: (ms: number) => void (studio.now = new Date(studio.now.getTime() + ms)),
    async open(game: string, balance?: bigint) {
      const launch = `launch-${(launches += 1)}`;
      store.launch(launch, { gameId: game, createdAt: studio.now, ...(balance === undefined ? {} : { balance }) });
      const { json } = await post('/api/session', { launch });
      return json as unknown as SessionAnswer;
    },
  });
}
