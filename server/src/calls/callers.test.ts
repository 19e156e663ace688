import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpointPaths } from '@/services/http/endpoints';
import { addressKey, createOperations, sessionKey } from './callers';

test('C01 an address counts as itself, one of IPv6 as its network', () => {
  for (const [ip, key] of [
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['198.51.100.7:50123', '198.51.100.7'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
    ['[::ffff:198.51.100.7]:50123', '198.51.100.7'],
    ['unknown', 'unknown'],
  ] as const) {
    assert.equal(addressKey(ip), key, ip);
  }
  assert.equal(addressKey(':'.repeat(10_000)).length < 50, true);
});

test('C01 a session counts by its token, which is not kept', () => {
  const keyOf = (authorization?: string) => sessionKey({ headers: { 'x-session': authorization } }, 'x-session');
  assert.equal(keyOf('Bearer a'), keyOf('Bearer a'));
  assert.notEqual(keyOf('Bearer a'), keyOf('Bearer b'));
  assert.doesNotMatch(keyOf('Bearer secret')!, /secret/);
  assert.equal(keyOf(), null);
});

test('C01 an operation is known by its method and path whatever the ids in it', () => {
  const operations = createOperations(endpointPaths());
  const of = (url: string, method = 'GET') => operations({ method, url });
  assert.equal(of('/api/core/casino/games?page=2'), 'GET /api/core/casino/games');
  assert.equal(of('/api/core/casino/games/book-of-gold'), 'GET /api/core/casino/games/{game}');
  assert.equal(of('/api/core/casino/games/book-of-gold/similar'), 'GET /api/core/casino/games/{game}/similar');
  assert.notEqual(of('/api/user/documents'), of('/api/user/documents', 'POST'));
  // Paths that are not in the contract, set by an operator.
  assert.equal(of('/api/v2/bets/7f3a-22'), of('/api/v2/bets/91'));
  assert.notEqual(of('/api/v2/bets/91'), of('/api/v2/purse/91'));
  assert.equal(of('/api/core/casino/assets/a/b.png'), of('/api/core/casino/assets/c.png'));
});
