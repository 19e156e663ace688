import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, isBag, Malformed, text } from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';

/** The daily bonus: whether one is available, today's result, when the next one comes. Amount as decimal string. */
export type DailyBonus = {
  available: boolean;
  nextAt: string | null;
  result: { amount: string; currency: string } | null;
};

const DAILY = { type: USER_TAG, id: 'dailyBonus' } as const;
/** The player details, including balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;

function toResult(wire: unknown): DailyBonus['result'] {
  const { amount, currencyCode } = bag(wire);
  const [value, currency] = [decimal(amount), text(currencyCode)];
  return value === null || currency === null ? null : { amount: value, currency };
}

/** Reads the answer of daily-bonus; throws Malformed when it does not say whether one is available. */
export function toDailyBonus(wire: unknown): DailyBonus {
  const { data } = bag(wire);
  if (!isBag(data) || typeof data.available !== 'boolean') throw new Malformed('The answer holds no daily bonus');
  return { available: data.available, nextAt: text(data.nextAt), result: toResult(data.result) };
}

const dailyApi = api.injectEndpoints({
  endpoints: (build) => ({
    dailyBonus: build.query<DailyBonus, void>({
      query: () => ({ ...call(BONUS_ENDPOINTS.dailyBonus), needsToken: true, read: toDailyBonus }),
      providesTags: [USER_TAG, DAILY],
    }),
    /** Opens the bonus. After a lost answer the same intent is sent again, which never opens a second one. */
    openDailyBonus: build.mutation<DailyBonus, Write>({
      query: (write) => ({
        ...call(BONUS_ENDPOINTS.openDailyBonus),
        needsToken: true,
        ...written(write),
        read: toDailyBonus,
      }),
      // After a failure or a lost answer as well: another tab may have opened it.
      invalidatesTags: [DAILY, DETAILS],
      // At once: where the refetch fails, the card would offer what is open already.
      onQueryStarted: async (_write, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(dailyApi.util.updateQueryData('dailyBonus', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useDailyBonusQuery, useOpenDailyBonusMutation } = dailyApi;
