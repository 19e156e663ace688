import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CountedDocument, kycStatusOf } from './kycStatus';

/** Documents as "label status", created a minute apart. */
const documents = (...texts: string[]): CountedDocument[] =>
  texts.map((text, index) => {
    const [label = '', status] = text.split(' ');
    return { label, status: status as CountedDocument['status'], createdAt: new Date(index * 60_000) };
  });

test('KYC-04 the player’s verification follows the documents', () => {
  const cases: [expected: string | null, ...documents: string[]][] = [
    [null],
    ['REQUESTED', 'passport requested'],
    ['PENDING', 'passport pending'],
    ['REJECTED', 'passport rejected'],
    ['INCOMPLETE', 'passport confirmed'],
    ['PENDING', 'passport confirmed', 'proof-of-address pending'],
    ['REJECTED', 'passport confirmed', 'proof-of-address rejected'],
    ['APPROVED', 'passport confirmed', 'proof-of-address confirmed'],
    ['APPROVED', 'driving-licence confirmed', 'proof-of-address confirmed'],
    ['INCOMPLETE', 'passport confirmed', 'identity-card confirmed', 'selfie confirmed'],
    // Resubmitted after a rejection: the newest of a kind counts.
    ['APPROVED', 'passport rejected', 'proof-of-address confirmed', 'passport confirmed'],
    // A later document does not revoke an approval; an operator's request does.
    ['APPROVED', 'passport confirmed', 'proof-of-address confirmed', 'selfie pending'],
    ['APPROVED', 'passport confirmed', 'proof-of-address confirmed', 'selfie rejected'],
    ['REQUESTED', 'passport confirmed', 'proof-of-address confirmed', 'selfie requested'],
    ['REQUESTED', 'passport confirmed', 'proof-of-address confirmed', 'passport requested'],
    ['INCOMPLETE', 'unknown confirmed'],
  ];
  for (const [expected, ...texts] of cases) assert.equal(kycStatusOf(documents(...texts)), expected, texts.join(', '));
});
