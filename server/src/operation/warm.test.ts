import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createGate } from '../testing/gate';
import { createTestHost, SITE } from '../testing/testHost';
import { warm } from './warm';

const HOSTS = [SITE, 'brand.example'];

test('the entry pages of each brand are rendered and kept, also where one fails', async () => {
  const { host, site, get } = createTestHost();
  const wait = createGate();
  await warm({ app: host, hosts: ['unknown.example', ...HOSTS], wait: () => wait.passed });
  assert.deepEqual(site.renders, ['/', '/casino', '/', '/casino']);
  await get('/casino', { host: 'brand.example' });
  assert.equal(site.renders.length, 4);
});

test('a backend that does not answer holds a start up for some seconds only', async () => {
  const { host, site, get } = createTestHost();
  const [render, wait] = [createGate(), createGate()];
  site.held = render.passed;
  const warmed = warm({ app: host, hosts: HOSTS, wait: () => wait.passed });
  while (site.renders.length === 0) await turn();
  wait.open();
  await warmed;
  render.open();
  await get('/');
  await turn();
  assert.deepEqual(site.renders, ['/']);
});
