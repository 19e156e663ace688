import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Brand } from '../../brands/brand/brand';
import { wagerMultiplierOf } from './wager';

test('OP-081 a deposit is wagered as often as the brand sets, none at all where it sets zero, else once', () => {
  for (const [set, times] of [
    [undefined, 1],
    [0, 0],
    [3, 3],
    [-1, 1],
    [1.5, 1],
    ['3', 1],
  ])
    assert.equal(wagerMultiplierOf({ settings: { depositWagerMultiplier: set } } as unknown as Brand), times, `${set}`);
});
