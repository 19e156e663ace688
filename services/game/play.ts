import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import type { PlaySession, SessionBounds } from '@/domain/game/playSession';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, flag, Malformed, number, text } from '@/services/http/parse';
import { told } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';
import { tellOtherTabs } from '@/services/protection/stopMark';

const SESSION = { type: USER_TAG, id: 'playSession' } as const;
const LIMITS = { type: USER_TAG, id: 'limits' } as const;

/** Parses an instant to milliseconds; null when invalid. */
function instant(value: unknown): number | null {
  const parsed = Date.parse(text(value) ?? '');
  return Number.isNaN(parsed) ? null : parsed;
}

function toBounds(wire: unknown): SessionBounds | null {
  const { minutes, amount, left, currencyCode, endsAt, reached } = bag(wire);
  const [time, end, currency] = [number(minutes), instant(endsAt), text(currencyCode)];
  const [most, rest] = [decimal(amount), decimal(left)];
  if (time === null || end === null || currency === null || most === null || rest === null) return null;
  const over = reached === 'time' || reached === 'money' ? reached : null;
  return { minutes: time, amount: most, left: rest, currency, endsAt: end, reached: over };
}

function toSetBounds(wire: unknown): SessionBounds {
  const bounds = toBounds(bag(bag(wire).data).bounds);
  if (!bounds) throw new Malformed('The answer holds no bounds');
  return bounds;
}

function toPlaySession(wire: unknown): PlaySession {
  const data = bag(bag(wire).data);
  const [now, netResult, currency] = [instant(data.now), decimal(data.netResult), text(data.currencyCode)];
  if (now === null || netResult === null || currency === null) throw new Malformed('The answer is no play session');
  return {
    startedAt: instant(data.startedAt),
    ahead: now - Date.now(),
    netResult,
    currency,
    staked: decimal(data.staked),
    won: decimal(data.won),
    check: {
      minutes: told(data.realityCheckMinutes, number),
      due: flag(data.realityCheckDue),
      at: instant(data.realityCheckAt),
    },
    restUntil: instant(data.restUntil),
    bounds: toBounds(data.bounds),
  };
}

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How long the player has played with real money, and the net result. */
    playSession: build.query<PlaySession, void>({
      query: () => ({ ...call(PLAY_ENDPOINTS.playSession), needsToken: true, read: toPlaySession }),
      providesTags: [SESSION],
    }),
    /** Acknowledges the reality check; refused when none is due because another tab was first. */
    acknowledgeRealityCheck: build.mutation<null, Write>({
      query: (write) => ({
        ...call(PLAY_ENDPOINTS.acknowledgeRealityCheck),
        body: {},
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
      // After a failure or a lost answer as well: only the session tells whether a check is due.
      invalidatesTags: [SESSION],
      onQueryStarted: async (_write, { dispatch, queryFulfilled }) => {
        const isRead = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isRead) return;
        dispatch(
          playApi.util.updateQueryData('playSession', undefined, ({ check }) => {
            Object.assign(check, { due: false, at: null });
          }),
        );
        tellOtherTabs();
      },
    }),
    /** Sets time and money of the next session; refused while those of the last one run. */
    setSessionBounds: build.mutation<SessionBounds, Write & Pick<SessionBounds, 'minutes' | 'amount' | 'currency'>>({
      query: ({ minutes, amount, currency, ...write }) => ({
        ...call(PLAY_ENDPOINTS.setSessionBounds),
        body: { minutes, amount, currencyCode: currency },
        needsToken: true,
        ...written(write),
        read: toSetBounds,
      }),
      invalidatesTags: [SESSION],
      // At once: with the old bounds, which are over, the game would close again.
      onQueryStarted: async (_write, { dispatch, queryFulfilled }) => {
        const bounds = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (bounds)
          dispatch(playApi.util.updateQueryData('playSession', undefined, (session) => ({ ...session, bounds })));
      },
    }),
    /** Sets the interval of the reality check in minutes; null for never. */
    setRealityCheck: build.mutation<null, { minutes: number | null }>({
      query: ({ minutes }) => ({
        ...call(PLAY_ENDPOINTS.setPreferences),
        body: { realityCheckMinutes: minutes },
        needsToken: true,
        read: () => null,
      }),
      invalidatesTags: [SESSION],
    }),
  }),
});

/** Refetches session time, result and limit usage after a round. */
export const roundPlayed = () => playApi.util.invalidateTags([SESSION, LIMITS]);

export const {
  usePlaySessionQuery,
  useAcknowledgeRealityCheckMutation,
  useSetRealityCheckMutation,
  useSetSessionBoundsMutation,
} = playApi;
