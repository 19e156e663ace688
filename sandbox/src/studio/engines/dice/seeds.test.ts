import assert from 'node:assert/strict';
import { createHmac, webcrypto } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { NUMBERS } from './ladder';
import { rollMessage, rollOf, rollText } from './roll';
import { fairRoll, newServerSeed, seedHash } from './seeds';

const SEED = 'a'.repeat(64);
const bytes = (...words: number[]) => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setUint32(at * 4, word));
  return new Uint8Array(view.buffer);
};

test('a roll is the first four bytes that serve, modulo 10,000', () => {
  assert.equal(rollOf(bytes(0)), 0);
  assert.equal(rollOf(bytes(123_456_789)), 6789);
  assert.equal(rollOf(bytes(4_294_959_999)), 9999);
  // Values above the last whole multiple of 10,000 are rejected.
  assert.equal(rollOf(bytes(4_294_960_000, 42)), 42);
  assert.equal(rollOf(bytes(0xffffffff, 0xffffffff)), null);
});

test('the same seeds and number always give the same roll, as anybody can compute it', async () => {
  const digest = createHmac('sha256', SEED).update('lucky:7').digest();
  assert.equal(fairRoll(SEED, 'lucky', 7), digest.readUInt32BE(0) % NUMBERS);
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await webcrypto.subtle.importKey('raw', encode(SEED), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const nonce of [0, 1, 2, 999]) {
    const signed = await webcrypto.subtle.sign('HMAC', key, encode(rollMessage('lucky', nonce)));
    assert.equal(rollOf(new Uint8Array(signed)), fairRoll(SEED, 'lucky', nonce));
  }
});

test('another seed of either side, or another number, gives other rolls', () => {
  const rolls = (server: string, client: string) => Array.from({ length: 20 }, (_, at) => fairRoll(server, client, at));
  assert.notDeepEqual(rolls(SEED, 'one'), rolls(SEED, 'two'));
  assert.notDeepEqual(rolls(SEED, 'one'), rolls('b'.repeat(64), 'one'));
  assert.ok(new Set(rolls(SEED, 'one')).size > 15);
});

test('over 40,000 rolls every hundredth of the numbers comes up as often as it should', () => {
  const count = 40_000;
  const seen = Array.from({ length: 100 }, () => 0);
  for (let nonce = 0; nonce < count; nonce += 1) seen[Math.floor(fairRoll(SEED, 'even', nonce) / 100)]! += 1;
  const expected = count / 100;
  const chi = seen.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  // The 99.99th percentile of chi-square with 99 degrees of freedom; the seeds are fixed, so the result is
  // deterministic.
  assert.ok(chi < 160, String(chi));
});

test('server seeds are long and never the same; their hash says nothing but which they are', () => {
  const seeds = new Set(Array.from({ length: 50 }, newServerSeed));
  assert.equal(seeds.size, 50);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
  assert.equal(seedHash('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a roll is shown with two figures before and after the point', () => {
  assert.deepEqual([0, 7, 4950, 9999].map(rollText), ['00.00', '00.07', '49.50', '99.99']);
  fc.assert(
    fc.property(fc.nat(NUMBERS - 1), (roll) => assert.equal(Math.round(Number(rollText(roll)) * 100), roll)),
    {
      examples: [[0]],
    },
  );
});
