import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { LinkedAccount } from '@/domain/account/player/linkedAccount';
import type { User } from '@/domain/account/player/user';
import type { UserDetails } from '@/domain/account/player/userDetails';

/**
 * Why nobody is signed in: the session ended, fetching the details failed, or the token in the address was invalid or
 * waits for a second step.
 */
export type AuthError = 'SESSION_ENDED' | 'DETAILS_FAILED' | 'ARRIVAL_FAILED' | 'SECOND_STEP';

/** The authentication state of this tab (ENT-06). */
export type Auth = {
  /** Whether the state is known yet; never on server-rendered pages. */
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: User | null;
  /** Null where the account's details do not say. */
  depositCount: number | null;
  /** The player opted out of calendars (LIM-11). */
  noCalendar: boolean;
  /** What the account says about quiet mode; null where it says nothing. */
  quiet: boolean | null;
  error: AuthError | null;
  /** A person referred by another site for a linked sign-up, for this tab only (OP-056). */
  linked: LinkedAccount | null;
};

/** Not initialised, not authenticated (SESS-01). */
const START: Auth = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
  depositCount: 0,
  noCalendar: false,
  quiet: null,
  error: null,
  linked: null,
};

type DetailsCame = UnknownAction & { payload: UserDetails };

/**
 * Any user details query was fulfilled. Matched by the name of the query, since its endpoint is not part of a guest's
 * first load; the HTTP client drops answers of an ended session (services/http/http.ts).
 */
function detailsCame(action: UnknownAction): action is DetailsCame {
  const { arg } = (action.meta ?? {}) as { arg?: { endpointName?: string } };
  return action.type === 'api/executeQuery/fulfilled' && arg?.endpointName === 'userDetails';
}

const slice = createSlice({
  name: 'auth',
  initialState: START,
  reducers: {
    /** Unknown again until the details of the new session arrive. */
    authStarted: ({ linked }) => ({ ...START, linked }),
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
      quiet: preferences.quietMode ?? null,
      error: null,
      linked,
    })),
});

export const { authStarted, signedOut, linkedCame, linkedGone } = slice.actions;
export const auth = slice.reducer;
