import { demoUserOf } from './demo';

test.each([
  [true, 'demo-guest', 'demo-guest'],
  [true, null, null],
  [false, 'demo-guest', null],
  [false, null, null],
])(
  'CONF-22 CONF-23 GAME-08 guests play when allowed (%s) and an account is named (%s): %s',
  (allowed, demoUserId, expected) => {
    expect(demoUserOf({ allowGuestPlayDemoGames: allowed, demoUserId })).toBe(expected);
  },
);
