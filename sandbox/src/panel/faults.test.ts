import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFaults, type Fault } from '../http/faults';

const cut: Fault = { kind: 'cut' };
const slow: Fault = { kind: 'slow', seconds: 2 };

test('a fault spoils its call so many times and no other call', () => {
  const faults = createFaults();
  faults.set({ operation: 'games', brand: null, fault: cut, left: 2 });
  assert.equal(faults.take('game', 'linen'), null);
  assert.deepEqual(faults.take('games', 'linen'), cut);
  assert.equal(faults.list()[0]?.left, 1);
  assert.deepEqual(faults.take('games', 'dark'), cut);
  assert.equal(faults.take('games', 'linen'), null);
  assert.deepEqual(faults.list(), []);
});

test('without a number it stays until it is taken back', () => {
  const faults = createFaults();
  faults.set({ operation: 'games', brand: null, fault: cut, left: null });
  for (let calls = 0; calls < 20; calls++) assert.deepEqual(faults.take('games', 'linen'), cut);
  faults.clear('games', null);
  assert.equal(faults.take('games', 'linen'), null);
});

test('the fault of a brand goes before the one of all, and hits that brand only', () => {
  const faults = createFaults();
  faults.set({ operation: 'games', brand: 'linen', fault: slow, left: null });
  assert.equal(faults.take('games', 'dark'), null);
  faults.set({ operation: 'games', brand: null, fault: cut, left: null });
  assert.deepEqual(faults.take('games', 'dark'), cut);
  assert.deepEqual(faults.take('games', 'linen'), slow);
  faults.clear('games', 'linen');
  assert.deepEqual(faults.take('games', 'linen'), cut);
  faults.clearAll();
  assert.deepEqual(faults.list(), []);
});

test('a second fault for the same call takes the place of the first', () => {
  const faults = createFaults();
  faults.set({ operation: 'games', brand: null, fault: cut, left: null });
  faults.set({ operation: 'games', brand: null, fault: slow, left: 1 });
  assert.deepEqual(faults.list(), [{ operation: 'games', brand: null, fault: slow, left: 1 }]);
});
