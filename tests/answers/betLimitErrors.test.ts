import { errorKey } from '@/domain/errors/errorKeys';
import { isOwnLimit } from '@/domain/game/betLimitError';
import en from '@/locales-fallback/en.json';

const textOf = (code: string) => (en as Record<string, string>)[errorKey('bet', code)];

test.each(['MAX_BET_LIMIT_REACHED', 'maxBetLimit'])("ERR-30 %s is told as the player's own highest bet", (code) => {
  expect(textOf(code)).toMatch(/above the per-bet limit you set/);
  expect(isOwnLimit(code)).toBe(true);
});

test.each([
  ['dailyBetLimit', /daily bet limit/],
  ['weeklyBetLimit', /weekly bet limit/],
  ['monthlyBetLimit', /monthly bet limit/],
])('ERR-31 %s names its period', (code, words) => {
  expect(textOf(code)).toMatch(words);
  expect(isOwnLimit(code)).toBe(true);
});

test.each([
  ['dailyLossLimit', /daily loss limit/],
  ['weeklyLossLimit', /weekly loss limit/],
  ['monthlyLossLimit', /monthly loss limit/],
])('ERR-32 %s names its period', (code, words) => {
  expect(textOf(code)).toMatch(words);
  expect(isOwnLimit(code)).toBe(true);
});

test.each([
  ['minBet', /below this game’s minimum/],
  ['maxBet', /above this game’s maximum/],
  ['bonusMaxBet', /bonus money/],
  ['globalBetLimit', /above this casino’s maximum/],
])('ERR-33 %s is told as what the house allows', (code, words) => {
  expect(textOf(code)).toMatch(words);
  expect(isOwnLimit(code)).toBe(false);
});
