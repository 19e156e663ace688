import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedVariables } from '../base/environment';
import { filesBelow, readSource } from '../base/sources';
import { faultsOfVariables, readVariables, variablesIn } from './variables';

test('a variable is found however it is read', () => {
  const source = `process.env.API_URL; env.PORT; env['LOG_LEVEL']; source.REDIS_URL; process.env.NODE_ENV; env.lower; other.UPPER_CASE;`;
  assert.deepEqual(variablesIn(source, 'a.ts'), ['API_URL', 'PORT', 'LOG_LEVEL', 'REDIS_URL']);
  assert.deepEqual(variablesIn("numberOf(all, 'PAGE_TTL_MS', 5)", 'server/src/start/env.ts'), ['PAGE_TTL_MS']);
  assert.deepEqual(variablesIn("throw new Refusal('GAME_NOT_FOUND')", 'server/src/games.ts'), []);
});

test('a variable missing from the example, one too many and one twice are told apart', () => {
  const read = [
    { file: 'a.ts', name: 'A' },
    { file: 'a.ts', name: 'B' },
  ];
  assert.deepEqual(faultsOfVariables(read, ['A', 'A', 'C']), [
    'a.ts reads B, which .env.example does not name',
    '.env.example names C, which nothing reads',
    '.env.example names A twice',
  ]);
});

test('.env.example names exactly the variables the code reads (STACK-11)', () => {
  assert.deepEqual(faultsOfVariables(readVariables(filesBelow('.'), readSource), documentedVariables()), []);
});

test('docs/operator.md has each of them in its table', () => {
  const table = readSource('docs/operator.md');
  assert.deepEqual(
    documentedVariables().filter((name) => !table.includes(`\`${name}\``)),
    [],
  );
});
