import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodingFor, namesTag } from './negotiate';

test('the smallest form a client takes is chosen, weights count', () => {
  const cases: readonly (readonly [string | undefined, string])[] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0 , gzip ; q=0', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['brotli', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ];
  for (const [header, encoding] of cases) assert.equal(encodingFor(header), encoding, String(header));
});

test('a tag is found in a list, weak or strong, and by a star', () => {
  const tag = 'W/"abc"';
  for (const header of ['W/"abc"', '"abc"', '"x", W/"abc"', '*', ' * ']) assert.ok(namesTag(header, tag), header);
  for (const header of [undefined, '', '"ab"', 'abc', 'W/"abcd"']) assert.ok(!namesTag(header, tag), String(header));
});
