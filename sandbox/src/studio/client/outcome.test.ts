import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH, languageOf } from '../texts/languages';
import { type RoundWire, type WinWire } from '../rounds/wire';
import { markedWins, outcomeText, resultOf, winsText } from './outcome';

const round = (stake: string, win: string): RoundWire => ({
  roundId: 'r',
  intent: 'i',
  stake,
  win,
  balance: '0.00',
  currency: 'DEMO',
  spins: [],
});

test('a return below the stake is told as a loss, only more than the stake as a gain', () => {
  const texts = [
    ['0.00', 'nothing', 'No return. Net loss 1.00.'],
    ['0.40', 'below', 'Returned 0.40 of 1.00. Net loss 0.60.'],
    ['0.99', 'below', 'Returned 0.99 of 1.00. Net loss 0.01.'],
    ['1.00', 'even', 'Returned 1.00 of 1.00. No gain, no loss.'],
    ['1.01', 'gain', 'Won 1.01 on a bet of 1.00. Net gain 0.01.'],
    ['12345.60', 'gain', 'Won 12,345.60 on a bet of 1.00. Net gain 12,344.60.'],
  ] as const;
  for (const [win, result, text] of texts) {
    assert.equal(resultOf(round('1.00', win)), result);
    assert.equal(outcomeText(round('1.00', win), ENGLISH), text);
  }
});

test('the highest combinations are named first and the rest is counted', () => {
  const line = (number: number, amount: string) =>
    ({ kind: 'line', line: number, symbol: 'A', count: 3, amount, cells: [] }) as const;
  const text = winsText({ wins: [line(1, '0.20'), line(2, '10.00'), line(3, '9.00')] }, () => 'Crown', 'DEMO', ENGLISH);
  assert.equal(text, 'Line 2: 3 × Crown pays 10.00 · Line 3: 3 × Crown pays 9.00 · and 1 more');
  assert.equal(
    winsText({ wins: [], multiplier: 3 }, () => '', 'DEMO', ENGLISH),
    '',
  );
});

test('thousands are parted as the language has it, and decimals kept', () => {
  const shown = (code: string) => ['0.10', '999.00', '1234567.89', '5'].map(languageOf(code).amount);
  assert.deepEqual(shown('en'), ['0.10', '999.00', '1,234,567.89', '5']);
  assert.deepEqual(shown('de'), ['0,10', '999,00', '1.234.567,89', '5']);
  // Latin digits in every language.
  assert.deepEqual(shown('th'), shown('en'));
  assert.deepEqual(shown('ar'), shown('en'));
});

test('what is paid from the right, anywhere, for held coins or several times says so', () => {
  const cells = { count: 4, symbol: 'A', amount: '3.00', cells: [] } as const;
  const textOf = (win: WinWire, multiplier?: number) =>
    winsText({ wins: [win], ...(multiplier ? { multiplier } : {}) }, () => 'Crown', 'DEMO', ENGLISH);
  assert.equal(
    textOf({ kind: 'line', line: 3, fromRight: true, ...cells }),
    'Line 3 from the right: 4 × Crown pays 3.00',
  );
  assert.equal(textOf({ kind: 'line', line: 3, times: 6, ...cells }), 'Line 3: 4 × Crown pays 3.00 (×6)');
  assert.equal(textOf({ kind: 'anywhere', ...cells }), '4 × Crown anywhere pays 3.00');
  assert.equal(textOf({ kind: 'held', ...cells }), '4 × Crown held pay 3.00');
  assert.equal(textOf({ kind: 'anywhere', ...cells }, 5), 'wins ×5 · 4 × Crown anywhere pays 3.00');
});

test('BON-06 a free spin is told without a stake, and its win as bonus money, with what the boost makes of it', () => {
  const free = (win: string): RoundWire => ({ ...round('0.00', win), freeSpin: true });
  assert.equal(outcomeText(free('0.00'), ENGLISH, 1.5), 'Free spin: no win.');
  assert.equal(outcomeText(free('0.40'), ENGLISH), 'The free spin won 0.40 in bonus money.');
  assert.equal(
    outcomeText(free('0.41'), ENGLISH, 1.5),
    'The free spin won 0.41. Multiplied by 1.5, that’s 0.61 in bonus money.',
  );
  assert.deepEqual([resultOf(free('0.40')), resultOf(free('0.00'))], ['gain', 'nothing']);
});

test('MKT-19 where the market forbids effects for a loss only the wins of a gain are marked', () => {
  const wins = [{ kind: 'line', line: 1, symbol: 'A', count: 3, amount: '0.40', cells: [] }] as const;
  assert.deepEqual(markedWins(wins, false, false), []);
  assert.deepEqual(markedWins(wins, false, true), wins);
  assert.deepEqual(markedWins(wins, true, false), wins);
});
