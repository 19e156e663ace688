import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import { moved, type Award, type Movement } from '@/domain/rewards/award';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, Malformed, text } from '@/services/http/parse';
import type { SocketEvents } from '@/services/http/socketEvents';

/** Reads the answer of calendar-award; throws Malformed without figures (API-37, ENT-22). */
export function toAward(wire: unknown): Award {
  const { ngr, percent, currencyCode } = bag(bag(bag(wire).data).userCalendarData);
  const [loss, factor] = [decimal(ngr), decimal(percent)];
  if (loss === null || factor === null) throw new Malformed('The answer holds no award');
  return { ngr: loss, percent: factor, currency: text(currencyCode) };
}

const awardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current cashback award; its screens poll every 15 s (config/rewardTimes.ts). */
    calendarAward: build.query<Award, void>({
      query: () => ({ ...call(REWARD_ENDPOINTS.calendarAward), needsToken: true, read: toAward }),
      providesTags: [USER_TAG],
    }),
  }),
});

export const { useCalendarAwardQuery } = awardApi;

/** Events already counted: several components receive the same event. */
const counted = new WeakSet<object>();

/** Adds a stake or win from the socket to the cached award, until the next answer replaces it (AWARD-07, OP-093). */
export const awardMoved = (movement: Movement, event: SocketEvents[Movement]) => {
  const isNew = !counted.has(event);
  counted.add(event);
  return awardApi.util.updateQueryData('calendarAward', undefined, (award) =>
    isNew ? moved(award, movement, event.win) : award,
  );
};
