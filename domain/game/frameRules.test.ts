import { MARKETS, type MarketName } from '@/config/markets/markets';
import { readSiteMessage, wrapSiteMessage } from './frameMessages';
import { frameRules } from './frameRules';
import { typedMinutes } from './typedMinutes';

const NAMES = Object.keys(MARKETS) as MarketName[];
const SLOT = { features: ['free-spins'] };
const TABLE = { features: ['live', 'roulette'] };

/** The markets whose frames are told so. */
const where = (is: (rules: ReturnType<typeof frameRules>) => boolean, game = SLOT) =>
  NAMES.filter((name) => is(frameRules(MARKETS[name], game)));

test('MKT-07 MKT-18 MKT-31 games are told to start no round by themselves where the market forbids it', () => {
  expect(where(({ autoplay }) => !autoplay)).toEqual(['unitedKingdom', 'ontario', 'germany']);
});

test('MKT-19 games are told to celebrate no return of the stake or less where the market forbids it', () => {
  expect(where(({ lossEffects }) => !lossEffects)).toEqual(['unitedKingdom', 'ontario']);
});

test('MKT-20 games are told the shortest time of a round, by their kind', () => {
  expect(NAMES.map((name) => [SLOT, TABLE].map((game) => frameRules(MARKETS[name], game).roundMs))).toEqual([
    [0, 0],
    [2_500, 5_000],
    [0, 0],
    [2_500, 0],
    [0, 0],
    [5_000, 5_000],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

const hello = { type: 'hello', locale: 'en', bonusBuy: false } as const;
const rules = { autoplay: false, lossEffects: false, roundMs: 5_000 };

test('a frame reads all rules of the market, or none', () => {
  expect(readSiteMessage(wrapSiteMessage({ ...hello, rules }))).toEqual({ ...hello, rules });
  for (const wrong of [
    { autoplay: 1 },
    { lossEffects: undefined },
    { roundMs: -1 },
    { roundMs: 0.5 },
    { roundMs: 1e9 },
  ])
    expect(readSiteMessage({ ...wrapSiteMessage(hello), rules: { ...rules, ...wrong } })).toEqual(hello);
});

test.each([
  ['30', 30],
  [' 1440 ', 1_440],
  ['٣٠', 30],
  ['๓๐', 30],
  ['0', null],
  ['1441', null],
  ['1.5', null],
  ['-5', null],
  ['an hour', null],
  ['', null],
])('%j typed as minutes is %j', (typed, minutes) => {
  expect(typedMinutes(typed)).toBe(minutes);
});
