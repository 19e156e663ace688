import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readHostEnv } from '../src/start/env';

const text = readFileSync(path.join(import.meta.dirname, 'haproxy/site.cfg'), 'utf8');
const site = { publicOrigin: 'https://casino.example', reportUrl: null, headerNames: {} };

/** The time after a phrase of the configuration, in milliseconds. */
function timeAfter(phrase: string): number {
  const [, amount, unit] = new RegExp(`^[^#\\n]*${phrase} (\\d+)(ms|s)\\b`, 'm').exec(text)!;
  return Number(amount) * (unit === 's' ? 1000 : 1);
}

test('the balancer waits longer for an answer than a host does, and looks twice while one drains', () => {
  const { backendTimeoutMs } = readHostEnv({}, site);
  assert.ok(timeAfter('timeout server') > backendTimeoutMs);
  const drain = Number(/DRAIN_DELAY_MS longer than two checks \((\d+)\)/.exec(text.replace(/\n# /g, ' '))![1]);
  assert.ok(drain >= 2 * timeAfter('check inter'));
  assert.match(text, /uri \/readyz /);
});

test('the balancer closes silent connections before a host does', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../src/start/httpServer.ts'), 'utf8');
  const silence = Number(/SILENCE_MS = ([\d_]+)/.exec(source)![1]!.replaceAll('_', ''));
  assert.ok(timeAfter('timeout http-keep-alive') < silence);
});

test('no write and no call of a backend is sent twice', () => {
  assert.match(text, /^ {2}http-request disable-l7-retry if !METH_GET \|\| \{ path_beg \/api\/ \/socket\.io \}$/m);
});
