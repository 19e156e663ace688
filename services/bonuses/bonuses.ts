import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { isOver, type Offer, type UserBonus } from '@/domain/bonuses/offer';
import { api, USER_TAG, type Query } from '@/services/http/api';
import { outcomeIn, bonusRowsIn, toOffer, toUserBonus, type BonusRows } from './bonusWire';
import { call } from '@/services/http/call';
import { serverNow } from '@/services/http/serverClock';
import { MOST_OFFERS, OFFERS_A_PAGE, offersRequest, type OfferAsk } from './offersRequest';
import { written, type Write } from '@/services/http/writes';

const OFFERS = { type: USER_TAG, id: 'offers' } as const;
const BONUSES = { type: USER_TAG, id: 'bonuses' } as const;
/** The cache entries that a bonus changes: balances, the withdrawal conditions, the histories. */
const CHANGED = [
  OFFERS,
  BONUSES,
  { type: USER_TAG, id: 'details' },
  { type: USER_TAG, id: 'withdrawalConditions' },
  { type: USER_TAG, id: 'history' },
] as const;

/** Offers that are over by the backend's clock are left out; the count, which divides the pages, stays the backend's. */
const offersQuery = (ask: OfferAsk): Query<BonusRows<Offer>> => ({
  ...offersRequest(ask),
  read: (wire) => {
    const read = bonusRowsIn(wire, toOffer);
    return { ...read, rows: read.rows.filter((offer) => !isOver(offer, serverNow())) };
  },
});

/** The most pages of the largest size that an offers list can have. */
const MOST_PAGES = 5;

const bonusesApi = api.injectEndpoints({
  endpoints: (build) => ({
    offers: build.query<BonusRows<Offer>, OfferAsk>({ query: offersQuery, providesTags: [USER_TAG, OFFERS] }),
    /** One offer; null when no offer has this id. */
    offer: build.query<Offer | null, OfferAsk & { id: string }>({
      queryFn: async ({ id, ...ask }, _api, _options, base) => {
        for (let page = 1; page <= MOST_PAGES; page++) {
          const { data, error } = await base(offersQuery({ ...ask, page, size: MOST_OFFERS }));
          if (error) return { error };
          const { rows, count } = data as BonusRows<Offer>;
          const found = rows.find((offer) => offer.id === id);
          if (found || page * MOST_OFFERS >= count) return { data: found ?? null };
        }
        return { data: null };
      },
      providesTags: [USER_TAG, OFFERS],
    }),
    /** The player's bonuses, newest first (BON-11); rejects without a token (API-38). */
    userBonuses: build.query<BonusRows<UserBonus>, { page: number; size?: number }>({
      query: ({ page, size = OFFERS_A_PAGE }) => ({
        ...call(BONUS_ENDPOINTS.userBonuses),
        query: { pageNo: page, limit: size },
        needsToken: true,
        read: (wire) => bonusRowsIn(wire, toUserBonus),
      }),
      providesTags: [USER_TAG, BONUSES],
    }),
    /** Activates an offer, with the version of the terms that the player accepted. */
    activateBonus: build.mutation<Pick<UserBonus, 'status'>, Write & { bonusId: string; termsVersion: string | null }>({
      query: ({ bonusId, termsVersion, ...write }) => ({
        ...call(BONUS_ENDPOINTS.activateBonus),
        body: { bonusId, ...(termsVersion !== null && { termsVersion }) },
        needsToken: true,
        ...written(write),
        read: outcomeIn('activated'),
      }),
      invalidatesTags: [...CHANGED],
    }),
    /** Cancels an active bonus: the rest of it is forfeited (BON-04). */
    cancelBonus: build.mutation<Pick<UserBonus, 'status'>, Write & { userBonusId: string }>({
      query: ({ userBonusId, ...write }) => ({
        ...call(BONUS_ENDPOINTS.cancelBonus),
        body: { userBonusId },
        needsToken: true,
        ...written(write),
        read: outcomeIn('cancelled'),
      }),
      invalidatesTags: [...CHANGED],
    }),
    /** Claims a cashback (BON-09). */
    claimCashback: build.mutation<Pick<UserBonus, 'status'>, Write & { userBonusId: string }>({
      query: ({ userBonusId, ...write }) => ({
        ...call(BONUS_ENDPOINTS.claimCashback),
        body: { userBonusId },
        needsToken: true,
        ...written(write),
        read: outcomeIn('completed'),
      }),
      invalidatesTags: [...CHANGED],
    }),
    /** Redeems a coupon code (BON-10). */
    applyCoupon: build.mutation<true, Write & { code: string }>({
      query: ({ code, ...write }) => ({
        ...call(BONUS_ENDPOINTS.applyCoupon),
        body: { code },
        needsToken: true,
        ...written(write),
        read: () => true,
      }),
      invalidatesTags: [...CHANGED],
    }),
    /** Makes the next transaction of a game session, and only that one, a bonus buy; stakes nothing yet (GAME-11). */
    buyBonus: build.mutation<true, Write & { game: string; sessionId: string }>({
      query: ({ game, sessionId, ...write }) => ({
        ...call(BONUS_ENDPOINTS.buyBonus),
        body: { game, sessionId },
        needsToken: true,
        ...written(write),
        read: () => true,
      }),
    }),
  }),
});

/** Refetches everything that a bonus changes, after a change in another tab. */
export const bonusesChanged = () => bonusesApi.util.invalidateTags([...CHANGED]);

export const {
  useOffersQuery,
  useOfferQuery,
  useUserBonusesQuery,
  useActivateBonusMutation,
  useCancelBonusMutation,
  useClaimCashbackMutation,
  useApplyCouponMutation,
  useBuyBonusMutation,
} = bonusesApi;
export const { offers: offersEndpoint, userBonuses: userBonusesEndpoint } = bonusesApi.endpoints;
