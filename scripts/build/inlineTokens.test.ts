import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { token } from '../../themes/token';

const inline = createRequire(import.meta.url)('./inlineTokens.cjs') as (source: string) => string;

test('a token in a style is written out as its value, and nothing else changes', () => {
  assert.equal(inline("color: ${token('text-muted')};"), `color: ${token('text-muted')};`);
  for (const kept of ["token('text')", '${token(name)}', '${media.tablet} {']) assert.equal(inline(kept), kept);
});
