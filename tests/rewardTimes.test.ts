import { GEOLOCATION_TIMEOUT_MS } from '@/config/clock';
import { REQUEST_TIMEOUT_MS } from '@/config/http';
import { MODAL_EXIT_MS } from '@/config/motion';
import * as times from '@/config/rewardTimes';
import { MAX_VISITED, PAGE_VIEW_DELAY_MS } from '@/domain/site/marketing/visited';
import { PLAY_LIMIT_LOCK_MS } from '@/domain/protection/playLimitLock';
import { FRESH_MS, MARKETING_LIFE_MS } from '@/domain/site/marketing/stamped';

test('CONST-11 the polling times are those of the specification', () => {
  expect({
    request: REQUEST_TIMEOUT_MS,
    rakeback: times.RAKEBACK_REFRESH_MS,
    award: times.AWARD_POLL_MS,
    boundary: times.AWARD_BOUNDARY_MINUTES,
    pageView: PAGE_VIEW_DELAY_MS,
    geolocation: GEOLOCATION_TIMEOUT_MS,
    modalExit: MODAL_EXIT_MS,
  }).toEqual({
    request: 15_000,
    rakeback: 10_000,
    award: 15_000,
    boundary: 30,
    pageView: 300,
    geolocation: 10_000,
    modalExit: 300,
  });
});

test('CONST-12 so do those of the calendars', () => {
  expect({
    days: times.CALENDAR_DAYS,
    first: times.FIRST_WEEKDAY,
    cut: times.TITLE_CUT,
    end: times.ELLIPSIS,
    ahead: [times.LOOK_AHEAD_DAYS, times.LOOK_AHEAD_LIMIT],
    claims: times.CLAIM_DAYS_AFTER,
  }).toEqual({ days: 28, first: 0, cut: 35, end: '...', ahead: [7, 1], claims: 1 });
});

test('CONST-13 A30 and how long things are remembered, or locked', () => {
  const day = 86_400_000;
  expect([MAX_VISITED, MARKETING_LIFE_MS, FRESH_MS]).toEqual([5, 365 * day, 7 * day - day / 24]);
  expect(PLAY_LIMIT_LOCK_MS).toBe(day / 24);
});
