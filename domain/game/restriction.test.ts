import fc from 'fast-check';
import { isRestrictedIn } from './restriction';

test.each([
  [['AT', 'US'], 'US', true],
  [['us'], 'US', true],
  [['AT'], 'US', false],
  [[], 'US', false],
  [['US'], null, false],
  [['US', ''], '', false],
])('GAME-09 a game closed in %j is restricted in %j: %s', (restrictedCountries, country, restricted) => {
  expect(isRestrictedIn({ restrictedCountries }, country)).toBe(restricted);
});

test('it depends on the one country only', () => {
  const code = fc.stringMatching(/^[A-Z]{2}$/);
  fc.assert(
    fc.property(fc.array(code), code, (others, country) => {
      const without = others.filter((other) => other !== country);
      expect(isRestrictedIn({ restrictedCountries: without }, country)).toBe(false);
      expect(isRestrictedIn({ restrictedCountries: [...without, country] }, country)).toBe(true);
    }),
  );
});
