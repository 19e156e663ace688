import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import type { Preferences } from '@/domain/account/player/userDetails';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';

/** The details of the player, which hold what they prefer (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Changes what is named, and leaves the rest. Sent again it changes nothing more. Rejects with TIME_ZONE_LOCKED (details:
     * `from`, the day from which on it can be changed) within a week of the last change of the zone.
     */
    setPreferences: build.mutation<null, Partial<Preferences>>({
      query: (body) => ({ ...call(PLAY_ENDPOINTS.setPreferences), body, needsToken: true, read: () => null }),
      // After a refusal and a lost answer too: only the details say what stands now.
      invalidatesTags: [DETAILS],
    }),
  }),
});

export const { useSetPreferencesMutation } = preferencesApi;
