import { utcOffset } from './zone';

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
  [-60, 'UTC−1'],
  [845, 'UTC+14:05'],
])('a clock %s minutes ahead of UTC is in %s', (minutes, text) => {
  expect(utcOffset(minutes)).toBe(text);
});
