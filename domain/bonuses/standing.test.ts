import { toOffer } from '@/services/bonuses/bonusWire';
import { wireOffer } from '@/tests/support/bonuses';
import { closedBy, standingOf } from './standing';

test.each([
  [0, 'now'],
  [1, 'unknown'],
  [2, 'never'],
  [5, 'never'],
])(
  'an offer for the second deposit, where the backend says nothing of it, after %i deposits: %s',
  (depositCount, when) => {
    const offer = toOffer(wireOffer({ depositNumber: 2 }))!;
    const standing = standingOf(offer, { isPlayer: true, active: null, depositCount, now: 0, weekday: undefined });
    expect('when' in standing ? standing.when : standing.kind).toBe(when);
  },
);

test.each([
  [{ depositNumber: 1, made: 3, remaining: 0 }, 'never'],
  [{ depositNumber: 1, made: 3, remaining: '0' }, 'never'],
  [{ depositNumber: 3, made: 1, remaining: 2 }, 'now'],
  [undefined, 'now'],
])('a refusal of the deposit’s number with %j closes it: %s', (details, when) => {
  expect(closedBy({ code: 'DEPOSITS_NUMBER', details }).when).toBe(when);
});
