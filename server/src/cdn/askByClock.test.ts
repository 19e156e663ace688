import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { ASK_MS, askByClock } from './askByClock';

test('settings of all brands are asked for by the clock, also of one that failed, until the host closes', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const app = Fastify();
  const asked: string[] = [];
  askByClock(app, ['a.example', 'b.example'], async (host) => {
    asked.push(host);
    if (host === 'a.example') throw new Error('away');
  });
  assert.deepEqual(asked, []);
  t.mock.timers.tick(ASK_MS);
  assert.deepEqual(asked, ['a.example', 'b.example']);
  t.mock.timers.tick(ASK_MS);
  assert.deepEqual(asked, ['a.example', 'b.example', 'a.example', 'b.example']);
  await app.close();
  t.mock.timers.tick(ASK_MS);
  assert.equal(asked.length, 4);
});
