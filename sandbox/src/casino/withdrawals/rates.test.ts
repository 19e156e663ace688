import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchanged } from './rates';

const change = { amount: 1000n, coin: 'BTC', now: new Date('2026-11-20T10:00:00Z') } as const;

test('a currency without a rate is exchanged neither from nor to, and one into itself costs nothing', () => {
  assert.equal(exchanged({ ...change, from: 'XXX', to: 'EUR' }, 'down'), null);
  assert.equal(exchanged({ ...change, from: 'EUR', to: 'XXX' }, 'down'), null);
  assert.equal(exchanged({ ...change, from: 'EUR', to: 'EUR' }, 'up'), 1000n);
});
