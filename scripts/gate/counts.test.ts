import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { countClosingLine, countJest, countOne, countPlaywright, countReport, countTap, say, sum } from './counts';

test('every runner is read by its own report', () => {
  const jest = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  };
  assert.deepEqual(countJest(jest), { passed: 7, failed: 2, skipped: 3 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  assert.deepEqual(countPlaywright(playwright), { passed: 4, failed: 3, skipped: 2 });
  const tap = 'ok 1 - it says # pass 9\n1..5\n# tests 12\n# pass 8\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n';
  assert.deepEqual(countTap(tap), { passed: 8, failed: 2, skipped: 2 });
});

test('a run that failed is never counted green', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const report = path.join(folder, 'report.tap');
  assert.equal(countReport(report, countTap, 0).failed, 1, 'no report');
  writeFileSync(report, '# pass 3\n# fail 0\n');
  assert.deepEqual(countReport(report, countTap, 1), { passed: 3, failed: 1, skipped: 0 });
  assert.deepEqual(countReport(report, countTap, 0), { passed: 3, failed: 0, skipped: 0 });
});

test('of several closing lines the last counts, and none is a failure', () => {
  assert.deepEqual(countClosingLine('1 passed, 2 failed\nok\n9 passed, 0 failed, 3 skipped\n'), {
    passed: 9,
    failed: 0,
    skipped: 3,
  });
  assert.equal(countClosingLine('it said 3 passed, 0 failed in the middle').failed, 1);
});

test('the closing line names what was skipped only if something was', () => {
  const total = sum([countOne(0), countOne(1), { passed: 5, failed: 0, skipped: 0 }]);
  assert.equal(say(total), '6 passed, 1 failed');
  assert.equal(say(sum([total, { passed: 0, failed: 0, skipped: 2 }])), '6 passed, 1 failed, 2 skipped');
});
