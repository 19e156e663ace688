import fc from 'fast-check';
import { isBlockedPlace, isExcluded, isExempt, marksAfter, type BlockExemptions } from './countryBlock';

const RULES = { excluded: ['NL', 'fr'], whitelistedIps: ['192.0.2.7', '2001:DB8::1'] };
const at = (country: string | null, ips: readonly string[] = [], whitelisted = false) => ({
  country,
  ips,
  whitelisted,
});

test.each([
  ['an excluded country', at('NL', ['203.0.113.9']), true],
  ['one written in another case', at('fr'), true],
  ['one listed in another case', at('FR'), true],
  ['another country', at('DE', ['203.0.113.9']), false],
  ['an unknown country', at(null, ['203.0.113.9']), false],
  ['one of several addresses whitelisted', at('NL', ['203.0.113.9', '192.0.2.7']), false],
  ['an address in another case', at('NL', ['2001:db8::1']), false],
  ['an address that only begins alike', at('NL', ['192.0.2.77']), true],
  ['whitelisted by the backend', at('NL', [], true), false],
])('CNTRY-01 %s: blocked is %s', (_, place, blocked) => {
  expect(isBlockedPlace(place, RULES)).toBe(blocked);
});

test('nobody is blocked where no country is excluded, and an empty code excludes nobody', () => {
  expect(isBlockedPlace(at('NL'), { excluded: [], whitelistedIps: [] })).toBe(false);
  expect(isExcluded('', [''])).toBe(false);
});

const VISITOR: BlockExemptions = {
  token: null,
  whitelistQuery: null,
  whitelistFlag: null,
  verified: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36',
};

test('a plain visitor is not exempt', () => expect(isExempt(VISITOR)).toBe(false));

test('CNTRY-04 a signed-in player never sees the overlay, an empty token is none', () => {
  expect(isExempt({ ...VISITOR, token: 'abc' })).toBe(true);
  expect(isExempt({ ...VISITOR, token: '' })).toBe(false);
});

test.each([
  [{ whitelistQuery: '1' }, true],
  [{ whitelistFlag: '1' }, true],
  [{ whitelistQuery: '0' }, false],
  [{ whitelistFlag: 'true' }, false],
])('CNTRY-05 %j lifts it: %s', (marks, lifted) => expect(isExempt({ ...VISITOR, ...marks })).toBe(lifted));

test.each([
  ['true', true],
  ['1', false],
  ['TRUE', false],
  ['', false],
])('CNTRY-06 the verified flag %j lifts it: %s', (verified, lifted) => {
  expect(isExempt({ ...VISITOR, verified })).toBe(lifted);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['SomeBOT', true],
  ['Mozilla/5.0 (Macintosh) Bo t', false],
])('CNTRY-07 for the user agent %j it is lifted: %s', (userAgent, lifted) => {
  expect(isExempt({ ...VISITOR, userAgent })).toBe(lifted);
});

test('CNTRY-02 a blocked country is remembered, one that is not blocked any more is forgotten', () => {
  expect(marksAfter({ remembered: null, verified: null }, { country: 'NL', blocked: true }).remembered).toBe('NL');
  expect(marksAfter({ remembered: 'NL', verified: null }, { country: 'DE', blocked: false }).remembered).toBeNull();
});

test.each([
  ['NL', 'NL', true, 'true'],
  ['NL', 'FR', true, null],
  ['NL', 'DE', false, null],
  ['NL', 'NL', false, 'true'],
  [null, 'NL', true, null],
  ['NL', null, false, 'true'],
])('proved in %s and seen in %s the mark is %s', (remembered, country, blocked, verified) => {
  expect(marksAfter({ remembered, verified: 'true' }, { country, blocked }).verified).toBe(verified);
});

test('whoever was seen twice at one place is judged the same both times', () => {
  const code = fc.constantFrom('NL', 'FR', 'DE', null);
  const marks = fc.record({ remembered: code, verified: fc.constantFrom('true', null) });
  fc.assert(
    fc.property(marks, code, fc.boolean(), (before, country, blocked) => {
      const once = marksAfter(before, { country, blocked });
      expect(marksAfter(once, { country, blocked })).toEqual(once);
    }),
  );
});
