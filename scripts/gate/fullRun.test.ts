import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOfAge, HOLDS_FOR } from './fullRun';

test('a full run holds for a while, and for good where the history does not tell', () => {
  assert.equal(faultOfAge(HOLDS_FOR), null);
  assert.match(faultOfAge(HOLDS_FOR + 1) ?? '', /41 commits ago/);
  assert.equal(faultOfAge(null), null);
});
