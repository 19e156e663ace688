import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import type { Preferences } from '@/domain/account/player/userDetails';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';

/** The player details, which include the preferences (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Changes only the given preferences; repeating it is safe. Rejects with TIME_ZONE_LOCKED within a week of the last
     * change of the time zone (details: `from`, the first day on which it can be changed again).
     */
    setPreferences: build.mutation<null, Partial<Preferences>>({
      query: (body) => ({ ...call(PLAY_ENDPOINTS.setPreferences), body, needsToken: true, read: () => null }),
      // After a failure or a lost answer as well: only the details tell the current state.
      invalidatesTags: [DETAILS],
    }),
  }),
});

export const { useSetPreferencesMutation } = preferencesApi;
