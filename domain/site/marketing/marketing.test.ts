import fc from 'fast-check';
import { LINKED_PARAMETERS } from '@/domain/account/player/linkedAccount';
import { arrivalIn, cookieIn } from './arrival';
import { consentIn, CONSENT_LIFE_MS, mayTrack, storedConsent } from './consent';
import { FRESH_MS, MARKETING_LIFE_MS, stamped, valueWithin } from './stamped';
import { visit } from './visited';

const NOW = 1_800_000_000_000;

describe('a value with a stamp', () => {
  test('STOR-06 a marketing parameter lives for 365 days, to the millisecond', () => {
    expect(MARKETING_LIFE_MS).toBe(365 * 24 * 3600 * 1000);
    const text = stamped('abc', NOW);
    expect(valueWithin(text, NOW + MARKETING_LIFE_MS - 1, MARKETING_LIFE_MS)).toBe('abc');
    expect(valueWithin(text, NOW + MARKETING_LIFE_MS, MARKETING_LIFE_MS)).toBeNull();
  });

  test('TRK-04 it is fresh for 6 days and 23 hours', () => {
    expect(FRESH_MS).toBe((6 * 24 + 23) * 3600 * 1000);
  });

  test('any text in the storage gives a value as it was noted, or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (foreign, value) => {
        expect(valueWithin(stamped(value, NOW), NOW, 1)).toBe(value);
        expect(() => valueWithin(foreign, NOW, 1)).not.toThrow();
      }),
    );
    for (const text of [
      null,
      '',
      'abc',
      '{}',
      '[]',
      'null',
      '7',
      '{"value":7,"at":1}',
      '{"value":"a"}',
      '{"value":"a","at":"b"}',
    ])
      expect(valueWithin(text, NOW, MARKETING_LIFE_MS)).toBeNull();
  });
});

describe('consent', () => {
  test.each([
    [true, null, false],
    [true, storedConsent('granted', NOW), true],
    [true, storedConsent('refused', NOW), false],
    [true, storedConsent('granted', NOW - CONSENT_LIFE_MS), false],
    [true, 'granted', false],
    [true, stamped('perhaps', NOW), false],
    [false, null, true],
    [false, storedConsent('refused', NOW), true],
  ])('where it is required: %s, with %j stored, tracking is %s', (required, text, expected) => {
    expect(mayTrack(required, text, NOW)).toBe(expected);
  });

  test('an answer is asked for again after half a year', () => {
    const text = storedConsent('refused', NOW);
    expect(CONSENT_LIFE_MS).toBe(15_552_000_000);
    expect(consentIn(text, NOW + CONSENT_LIFE_MS - 1)).toBe('refused');
    expect(consentIn(text, NOW + CONSENT_LIFE_MS)).toBeNull();
  });
});

describe('the first address', () => {
  const at = (search: string, name = 'nxafk') =>
    arrivalIn(`https://casino.example/vip${search}`, name, LINKED_PARAMETERS);

  test('TRK-01 TRK-03 CONF-16 it names affiliate and marketing parameters, the first under the name of the setting', () => {
    expect(at('?nxafk=aff&cpnc=c&mkt=m')).toMatchObject({ affiliate: 'aff', cpnc: 'c', mkt: 'm' });
    expect(at('?ref=x&nxafk=aff', 'ref')).toMatchObject({ affiliate: 'x', cpnc: null, mkt: null });
    expect(at('?nxafk=%20&cpnc=')).toMatchObject({ affiliate: null, cpnc: null });
    expect(at(`?nxafk=${'a'.repeat(256)}`).affiliate).toBeNull();
  });

  test('STOR-03 it is kept without sessions, one-time tokens, persons and hash', () => {
    const search = '?at=s&token=t&linkedAccountUuid=u&email=e&firstName=f&dateOfBirth=d&cpnc=c&page=2#x';
    expect(at(search).firstUrl).toBe('https://casino.example/vip?cpnc=c&page=2');
  });
});

test.each([
  ['nxaft=abc', 'abc'],
  ['a=b; nxaft=a%20c; d=e', 'a c'],
  ['nxaft=a=b', 'a=b'],
  ['xnxaft=abc', null],
  ['nxaft=', null],
  ['nxaft=%E0%A4', null],
  ['', null],
])('STOR-02 the cookies %j tell the affiliate %j', (cookies, expected) => {
  expect(cookieIn(cookies, 'nxaft')).toBe(expected);
});

test('TRK-09 the last five paths are remembered, the oldest gives way', () => {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];
  expect(paths.reduce<readonly string[]>(visit, [])).toEqual(['/2', '/3', '/4', '/5', '/6']);
});
