import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { UserDetails } from '@/domain/account/player/userDetails';
import { api, USER_TAG, type Query } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, flag, isBag, Malformed, text } from '@/services/http/parse';
import { toUserDetails } from './userDetails';

/** The changed profile fields as sent: empty ones are null, the date of birth in its wire format (VAL-27). */
export type ProfileChanges = Readonly<Partial<Record<ProfileField, string | null>>>;

type ProfileField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneCode'
  | 'phone'
  | 'dateOfBirth'
  | 'gender'
  | 'countryCode'
  | 'city'
  | 'address'
  | 'zipCode'
  | 'nickname';

export type PasswordChange = { currentPassword: string; newPassword: string };

export type ProfileUpdate = {
  /** The fields of a form, or only a password (API-31). */
  values: ProfileChanges | PasswordChange;
  /** Which form was submitted (OP-103). */
  updateFrom: 'Update Form' | 'Profile Page';
  /** The setting updateUserMethod (OP-033). */
  method: 'PUT' | 'POST';
  /** Sent only when given: with the theme lulu (API-30). */
  onChangeResetKyc?: boolean;
  /** The idempotency key: one per submission. */
  intent: string;
};

/** The backend's message about a saved change. */
export type UpdateAnswer = { message: string | null };

/** A backend may refuse a change with status 200 (API-32). */
const REFUSED = 'UPDATE_REFUSED';

const DETAILS = { type: USER_TAG, id: 'details' } as const;

function toUpdateAnswer(wire: unknown): { success: boolean; message: string | null } {
  const { data, ...beside } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer does not say whether it worked');
  // The specification names the message without saying whether it lies under `data`.
  const said = [data.message, data.error, beside.message, beside.error].map(text);
  return { success: flag(data.success), message: said.find((words) => words !== null) ?? null };
}

/** The user details request, with the stored token or with one that is not stored yet. */
export const userDetailsQuery = (token?: string): Query<UserDetails> => ({
  ...call(ACCOUNT_ENDPOINTS.userDetails),
  needsToken: true,
  ...(token === undefined ? {} : { token }),
  read: toUserDetails,
});

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in player; rejects without a token (API-24). */
    userDetails: build.query<UserDetails, void>({ query: () => userDetailsQuery(), providesTags: [DETAILS] }),
    /**
     * Saves profile or password changes, then refetches the details. Also rejects when a 200 answer reports a failure,
     * with its message (API-29, API-32).
     */
    updateUserDetails: build.mutation<UpdateAnswer, ProfileUpdate>({
      queryFn: async ({ values, updateFrom, method, onChangeResetKyc, intent }, _api, _options, ask) => {
        const { data, error } = await ask({
          ...call(method === 'POST' ? ACCOUNT_ENDPOINTS.updateUserDetailsByPost : ACCOUNT_ENDPOINTS.updateUserDetails),
          body: { ...values, updateFrom, ...(onChangeResetKyc === undefined ? {} : { onChangeResetKyc }) },
          needsToken: true,
          idempotencyKey: intent,
          read: toUpdateAnswer,
        });
        if (error) return { error };
        const { success, message } = data as { success: boolean; message: string | null };
        return success ? { data: { message } } : { error: { code: REFUSED, ...(message === null ? {} : { message }) } };
      },
      // After a failure or a lost answer as well: only the details tell the current state.
      invalidatesTags: [DETAILS],
    }),
  }),
});

export const { userDetails: userDetailsEndpoint } = profileApi.endpoints;
export const { useUpdateUserDetailsMutation } = profileApi;
/** The running user details request, to await; undefined when there is none. */
export const runningDetails = () => profileApi.util.getRunningQueryThunk('userDetails', undefined);
/** Refetches the details, after a change in another tab. */
export const detailsChanged = () => profileApi.util.invalidateTags([DETAILS]);
/** Writes details fetched elsewhere into the query cache. */
export const { upsertQueryData: keepUserDetails } = profileApi.util;
