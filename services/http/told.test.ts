import { number } from './parse';
import { said, told } from './told';

test.each([
  [null, null],
  [undefined, undefined],
  ['soon', undefined],
  ['24', 24],
  [0, 0],
])('where null is an answer %j is read as %j', (value, read) => {
  expect(told(value, number)).toBe(read);
});

test.each([
  [null, null],
  [undefined, null],
  [false, false],
  [true, true],
])('a yes or no %j is read as %j', (value, read) => {
  expect(said(value)).toBe(read);
});
