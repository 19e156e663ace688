import fc from 'fast-check';
import { isTesting, NO_CHOICE, pretended, readTestChoice, withChange } from './testChoice';

test.each([
  ['1', true, true],
  ['0', true, false],
  [null, true, false],
  ['true', true, false],
  ['1', false, false],
])('CNTRY-15 with the flag %j, allowed %s, the panel stands: %s', (flag, allowed, stands) => {
  expect(isTesting(flag, allowed)).toBe(stands);
});

test.each([null, '', '{', '7', '[]', '{"country":7,"theme":"<b>","currency":"eur","subdivision":"NV"}'])(
  'nothing is chosen by %j',
  (stored) => expect(readTestChoice(stored)).toEqual(NO_CHOICE),
);

const CHOICE = { country: 'US', subdivision: 'US-NV', currency: 'USD', theme: 'linen' };

test('a choice is read as it was stored', () => expect(readTestChoice(JSON.stringify(CHOICE))).toEqual(CHOICE));

test('another country lets go of the part of the old one', () => {
  expect(withChange(CHOICE, { country: 'CA' })).toEqual({ ...CHOICE, country: 'CA', subdivision: '' });
  expect(withChange(CHOICE, { theme: 'lulu' })).toEqual({ ...CHOICE, theme: 'lulu' });
});

test('a part always lies in the chosen country, whatever stands in the storage', () => {
  const value = fc.oneof(fc.constantFrom('US', 'US-NV', 'CA-ON', 'EUR', 'lulu', ''), fc.string());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('country', 'subdivision', 'currency', 'theme'), value), (stored) => {
      const { country, subdivision } = readTestChoice(JSON.stringify(stored));
      expect(subdivision === '' || (country !== '' && subdivision.startsWith(`${country}-`))).toBe(true);
    }),
  );
});

test('the pretended place keeps what was not chosen', () => {
  const place = { country: 'DE', ips: ['192.0.2.1'], currencies: ['EUR'], whitelisted: false };
  expect(pretended(place, NO_CHOICE)).toEqual(place);
  expect(pretended(place, CHOICE)).toEqual({ ...place, country: 'US', currencies: ['USD'] });
});
