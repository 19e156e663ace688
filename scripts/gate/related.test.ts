import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relatedTests } from './related';

const tree = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, files]) => ({ source, dependencies: files.map((resolved) => ({ resolved })) }));

const IMPORTS = tree({
  'domain/a.ts': [],
  'domain/a.test.ts': ['domain/a.ts'],
  'components/vip/Club.tsx': ['domain/a.ts'],
  'components/vip/club.test.tsx': ['components/vip/Club.tsx'],
  'components/app/modal/modalRegistry.ts': ['components/vip/Club.tsx'],
  'components/app/modals.test.tsx': ['components/app/modal/modalRegistry.ts'],
  'components/chat/chat.test.tsx': [],
  'sandbox/src/bonuses/grant.ts': [],
  'sandbox/src/bonuses/codes.test.ts': ['sandbox/src/testing/testBackend.ts'],
  'sandbox/src/testing/testBackend.ts': ['sandbox/src/bonuses/grant.ts'],
  'sandbox/src/cashier/pay.test.ts': ['sandbox/src/testing/testBackend.ts'],
});

test('tests that import a change, near or far, are its own; what meets it only where everything meets is not', () => {
  assert.deepEqual(relatedTests(IMPORTS, ['domain/a.ts']), ['components/vip/club.test.tsx', 'domain/a.test.ts']);
});

test('tests beside a change are its own, and a meeting place that has changed has all of its own', () => {
  assert.deepEqual(relatedTests(IMPORTS, ['sandbox/src/bonuses/grant.ts']), ['sandbox/src/bonuses/codes.test.ts']);
  assert.deepEqual(relatedTests(IMPORTS, ['sandbox/src/testing/testBackend.ts']), [
    'sandbox/src/bonuses/codes.test.ts',
    'sandbox/src/cashier/pay.test.ts',
  ]);
  assert.deepEqual(relatedTests(IMPORTS, ['components/chat/chat.test.tsx']), ['components/chat/chat.test.tsx']);
  assert.deepEqual(relatedTests(IMPORTS, ['docs/roadmap.md']), []);
});
