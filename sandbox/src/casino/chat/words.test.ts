import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compared, hasWord } from './words';

for (const [text, word, isThere] of [
  ['buy my Coins!', 'coins', true],
  ['coincidence', 'coin', false],
  ['co\u200bins', 'coins', true],
  ['คุณโง่มาก', 'โง่', true],
  ['你是笨蛋吗', '笨蛋', true],
  ['hello', '\u200b', false],
] as const)
  test(`"${compared(word)}" is ${isThere ? '' : 'not '}found in "${text}"`, () => {
    assert.equal(hasWord(text, [compared(word)]), isThere);
  });
