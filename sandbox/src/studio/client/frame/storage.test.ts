import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemory } from './storage';

const stored = new Map<string, string>();
const working = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
} as unknown as Storage;
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test('each game keeps a session of its own', () => {
  createMemory('kraken-tides', () => working).set('session', 'a');
  assert.equal(createMemory('kraken-tides', () => working).get('session'), 'a');
  assert.equal(createMemory('ice-palace', () => working).get('session'), null);
});

test('blocked storage leaves the page its own memory', () => {
  const memory = createMemory('kraken-tides', blocked);
  memory.set('session', 'a');
  assert.equal(memory.get('session'), 'a');
  memory.set('session', null);
  assert.equal(memory.get('session'), null);
});
