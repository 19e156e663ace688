import { REFERRAL_ENDPOINTS } from '@/config/endpoints/referral';
import type { Friend, NoShare, Referral } from '@/domain/referral/referral';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, isBag, Malformed, number, readAll, text } from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';

const REASONS: readonly NoShare[] = ['self', 'household', 'duplicate'];

function toFriend(wire: unknown): Friend | null {
  if (!isBag(wire)) return null;
  const reason = text(wire.reason);
  return {
    name: text(wire.name),
    joinedAt: text(wire.joinedAt),
    countsUntil: text(wire.countsUntil),
    share: decimal(wire.share),
    reason: reason === null ? null : (REASONS.find((one) => one === reason) ?? 'other'),
  };
}

/** Null without a list or a readable friend: an empty list would wrongly say that nobody has joined. */
function toFriends(wire: unknown): readonly Friend[] | null {
  if (!Array.isArray(wire)) return null;
  const friends = readAll(wire, toFriend);
  return friends.length === 0 && wire.length > 0 ? null : friends;
}

/** Reads a referral leniently: a missing or invalid value is null. Throws Malformed for an answer without one. */
export function toReferral(wire: unknown): Referral {
  const { referral } = bag(bag(wire).data);
  if (!isBag(referral)) throw new Malformed('The answer holds no referral');
  return {
    link: text(referral.link),
    visits: number(referral.visits),
    registrations: number(referral.registrations),
    played: number(referral.played),
    revenue: decimal(referral.revenue),
    claimable: decimal(referral.claimable),
    currency: text(referral.currencyCode),
    percent: number(referral.percent),
    months: number(referral.months),
    friends: toFriends(referral.friends),
  };
}

const REFERRAL = { type: USER_TAG, id: 'referral' } as const;
const DETAILS = { type: USER_TAG, id: 'details' } as const;

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    referral: build.query<Referral, void>({
      query: () => ({ ...call(REFERRAL_ENDPOINTS.referral), needsToken: true, read: toReferral }),
      providesTags: [USER_TAG, REFERRAL],
    }),
    /** Claims all that is ready. After a lost answer the same intent is sent again, which never pays twice. */
    claimReferral: build.mutation<Referral, Write>({
      query: (write) => ({
        ...call(REFERRAL_ENDPOINTS.claimReferral),
        needsToken: true,
        ...written(write),
        read: toReferral,
      }),
      // After a failure or a lost answer as well: another tab may have claimed.
      invalidatesTags: [REFERRAL, DETAILS],
      // At once: where the refetch fails, the card would offer what is paid already.
      onQueryStarted: async (_write, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(referralApi.util.updateQueryData('referral', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useReferralQuery, useClaimReferralMutation } = referralApi;
