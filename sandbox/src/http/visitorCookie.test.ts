import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVisitorCookie, visitorCookie } from './visitorCookie';

const sent = (set: string) => `other=1; ${set.split(';', 1)[0]}; more=2`;

test('what is set is what is read', () => {
  for (const pretended of [
    { country: 'US', ip: '192.0.2.7' },
    { country: 'DE', ip: null },
    { country: null, ip: '2001:db8::1' },
  ]) {
    assert.deepEqual(readVisitorCookie(sent(visitorCookie(pretended))), pretended);
    assert.match(visitorCookie(pretended), /Max-Age=86400/);
  }
  assert.match(visitorCookie({ country: null, ip: null }), /Max-Age=0/);
});

test('a country or address that cannot be is not believed', () => {
  for (const value of ['XX_', '_300.1.1.1', '_', 'us_', 'US', 'US-1.1.1.1', '_1.1.1.1<b>', '']) {
    assert.equal(readVisitorCookie(`sandboxVisitor=${value}`), null, value);
  }
  assert.equal(readVisitorCookie(undefined), null);
  assert.equal(readVisitorCookie('xsandboxVisitor=US_'), null);
  assert.deepEqual(readVisitorCookie('sandboxVisitor=XX_1.1.1.1'), { country: null, ip: '1.1.1.1' });
});
