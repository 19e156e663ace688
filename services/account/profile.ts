import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { UserDetails } from '@/domain/account/player/userDetails';
import { api, USER_TAG, type Query } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, isBag, Malformed, text } from '@/services/http/parse';
import { toUserDetails } from './userDetails';

/** The changed fields of a profile, as they are sent: empty ones are null, the date of birth in its wire form (VAL-27). */
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
  /** The fields of a form, or a password alone (API-31). */
  values: ProfileChanges | PasswordChange;
  /** Which form it was (OP-103). */
  updateFrom: 'Update Form' | 'Profile Page';
  /** The setting updateUserMethod (OP-033). */
  method: 'PUT' | 'POST';
  /** Sent only where it is given: under the theme lulu (API-30). */
  onChangeResetKyc?: boolean;
  /** The idempotency key: one per intent. */
  intent: string;
};

/** The backend's own words on a change that it made. */
export type UpdateAnswer = { message: string | null };

/** A backend may refuse a change in an answer of status 200 (API-32). */
const REFUSED = 'UPDATE_REFUSED';

const DETAILS = { type: USER_TAG, id: 'details' } as const;

function toUpdateAnswer(wire: unknown): { success: boolean; message: string | null } {
  const { data } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer does not say whether it worked');
  return { success: data.success === true, message: text(data.message) ?? text(data.error) };
}

/** The call for the details, with the stored token or, before it is stored, with another. */
export const userDetailsQuery = (token?: string): Query<UserDetails> => ({
  ...call(ACCOUNT_ENDPOINTS.userDetails),
  needsToken: true,
  ...(token === undefined ? {} : { token }),
  read: toUserDetails,
});

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in player; refused without a token (API-24). */
    userDetails: build.query<UserDetails, void>({ query: () => userDetailsQuery(), providesTags: [DETAILS] }),
    /**
     * Saves changes of the profile or of the password; the details are fetched again. Rejects also where the answer says
     * that it did not work, with the message it gives (API-29, API-32).
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
      // After a refusal and a lost answer too: only the details say what stands now.
      invalidatesTags: [DETAILS],
    }),
  }),
});

export const { userDetails: userDetailsEndpoint } = profileApi.endpoints;
export const { useUpdateUserDetailsMutation } = profileApi;
/** The call for the details that is under way, to wait for; undefined while there is none. */
export const runningDetails = () => profileApi.util.getRunningQueryThunk('userDetails', undefined);
/** Puts details that came another way where the hook finds them. */
export const { upsertQueryData: keepUserDetails } = profileApi.util;
