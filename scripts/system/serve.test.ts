import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../base/root';
import { sampleAccounts, type Samples } from './serve';

test('quickstart names every sample account with its situation, and their password', () => {
  const { password, accounts }: Samples = JSON.parse(readFileSync(inRoot('sandbox/src/seed/samples.json'), 'utf8'));
  const [first, ...lines] = sampleAccounts();
  assert.ok(first?.endsWith(password));
  assert.equal(lines.length, accounts.length);
  accounts.forEach(({ email, says }, index) => assert.match(lines[index]!, new RegExp(`^ +${email} +${says}$`)));
});
