import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { LinkedAccount } from '@/domain/account/player/linkedAccount';
import type { User } from '@/domain/account/player/user';
import type { UserDetails } from '@/domain/account/player/userDetails';

/** Why nobody is signed in: the session ended, the details could not be had, or what came by the address began none. */
export type AuthError = 'SESSION_ENDED' | 'DETAILS_FAILED' | 'ARRIVAL_FAILED';

/** Who is at this tab (ENT-06). */
export type Auth = {
  /** Whether it is known yet; the server's pages never know. */
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: User | null;
  depositCount: number;
  /** They want no calendars (LIM-11). */
  noCalendar: boolean;
  error: AuthError | null;
  /** A person whom another site introduced, for this tab only (OP-056). */
  linked: LinkedAccount | null;
};

/** Not initialised, not authenticated (SESS-01). */
const START: Auth = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
  depositCount: 0,
  noCalendar: false,
  error: null,
  linked: null,
};

type DetailsCame = UnknownAction & { payload: UserDetails };

/**
 * The details of a player came, whoever asked. Told by the name of the query, since its endpoint is no part of a guest's
 * first load; the client drops what belongs to a session that has ended (services/http/http.ts).
 */
function detailsCame(action: UnknownAction): action is DetailsCame {
  const { arg } = (action.meta ?? {}) as { arg?: { endpointName?: string } };
  return action.type === 'api/executeQuery/fulfilled' && arg?.endpointName === 'userDetails';
}

const slice = createSlice({
  name: 'auth',
  initialState: START,
  reducers: {
    /** Not known again, until the details of another session have come. */
    authStarted: ({ linked }) => ({ ...START, linked }),
    /** Nobody is signed in. */
    signedOut: ({ linked }, { payload: error }: PayloadAction<AuthError | null>) => ({
      ...START,
      isInitialized: true,
      error,
      linked,
    }),
    linkedCame: (auth, { payload }: PayloadAction<LinkedAccount>) => ({ ...auth, linked: payload }),
    linkedGone: (auth) => ({ ...auth, linked: null }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(detailsCame, ({ linked }, { payload: { user, depositCount, preferences } }) => ({
      isInitialized: true,
      isAuthenticated: true,
      user,
      depositCount,
      noCalendar: preferences.noCalendar,
      error: null,
      linked,
    })),
});

export const { authStarted, signedOut, linkedCame, linkedGone } = slice.actions;
/** Who is signed in at this tab. */
export const auth = slice.reducer;
