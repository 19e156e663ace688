import fc from 'fast-check';
import { bandOf, HIGHEST_SCORE, POINTS, QUESTIONS, scoreOf } from './selfTest';

const answer = fc.constantFrom(...POINTS);

test('nine questions of 0 to 3 points make 0 to 27', () => {
  expect(QUESTIONS).toHaveLength(9);
  expect(HIGHEST_SCORE).toBe(27);
  expect(scoreOf(QUESTIONS.map(() => 0 as const))).toBe(0);
  expect(scoreOf(QUESTIONS.map(() => 3 as const))).toBe(27);
});

test('the score is the sum of all nine answers, and none while one is missing', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 9, maxLength: 9 }), fc.nat({ max: 8 }), (answers, gap) => {
      expect(scoreOf(answers)).toBe(answers.reduce<number>((sum, one) => sum + one, 0));
      expect(scoreOf(answers.with(gap, 0 as never).map((one, index) => (index === gap ? null : one)))).toBeNull();
    }),
  );
});

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('a score of %i is in the published band %s', (score, band) => expect(bandOf(score)).toBe(band));
