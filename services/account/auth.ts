import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { GoogleSignUpBody, SignUpBody } from '@/domain/account/registration/signUp';
import { api } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { bag, Malformed, text } from '@/services/http/parse';
import { toId } from './userDetails';

/** What a sign-in sends beside the address and the password (API-25). */
export type SignInBody = {
  email: string;
  password: string;
  /** '' without a captcha. */
  recaptchaToken: string;
  /** Whether it follows a sign-up (OP-043). */
  afterReg: boolean;
  cpnc: string | null;
  mkt: string | null;
  userDeviceType: 'mobile' | 'tablet' | 'desktop';
  /** Such as 390x844. */
  screenResolution: string;
  uidToken: string;
};

/** A session that began (ENT-05). */
export type SignedIn = { accessToken: string; locale: string | null; cpnc: string | null; userId: string };

function tokenIn(wire: unknown): string {
  const token = text(bag(wire).accessToken);
  if (token === null) throw new Malformed('The answer holds no token');
  return token;
}

export function toSignedIn(wire: unknown): SignedIn {
  const { locale, cpnc, userId } = bag(wire);
  return { accessToken: tokenIn(wire), locale: text(locale), cpnc: text(cpnc), userId: toId(userId) ?? '' };
}

function toUrl(wire: unknown): { url: string } {
  const url = text(bag(bag(wire).data).url);
  if (url === null || !/^https?:\/\//i.test(url)) throw new Malformed('The answer holds no address');
  return { url };
}

/** Nothing of such an answer is looked at. */
const nothing = (): null => null;

/** Ends a session at the backend; which one, the token says, since it is stored no longer (API-28). */
export const sendLogout = (http: HttpCall, token: string): Promise<unknown> =>
  http({ ...call(ACCOUNT_ENDPOINTS.logout), body: {}, token });

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Without a token, so that a 403 is an answer to the form and ends no session (OP-032). */
    login: build.mutation<SignedIn, SignInBody>({
      query: (body) => ({ ...call(ACCOUNT_ENDPOINTS.login), body, token: null, read: toSignedIn }),
    }),
    /** Makes an account; the answer's token is of use to a linked sign-up only (OP-043). */
    signUp: build.mutation<{ accessToken: string }, { body: SignUpBody; intent: string }>({
      query: ({ body, intent }) => ({
        ...call(ACCOUNT_ENDPOINTS.signUp),
        body,
        token: null,
        idempotencyKey: intent,
        read: (wire) => ({ accessToken: tokenIn(wire) }),
      }),
    }),
    /** Takes the token of a verification link; LINK_EXPIRED once it is too old or used. */
    verifyEmail: build.mutation<null, { token: string; intent: string }>({
      query: ({ token, intent }) => ({
        ...call(ACCOUNT_ENDPOINTS.verifyEmail),
        body: { token },
        idempotencyKey: intent,
        read: nothing,
      }),
    }),
    /** Sends the verification message again: to the signed-in player, to an address, or to whom an expired link belonged. */
    resendVerification: build.mutation<null, { email?: string; token?: string; intent: string }>({
      query: ({ intent, ...body }) => ({
        ...call(ACCOUNT_ENDPOINTS.resendVerification),
        body,
        idempotencyKey: intent,
        read: nothing,
      }),
    }),
    /** Asks for a message with a link to a new password; answers the same for every address. */
    forgotPassword: build.mutation<null, { email: string; recaptchaToken: string; intent: string }>({
      query: ({ intent, ...body }) => ({
        ...call(ACCOUNT_ENDPOINTS.forgotPassword),
        body,
        idempotencyKey: intent,
        read: nothing,
      }),
    }),
    resetPassword: build.mutation<null, { token: string; password: string; intent: string }>({
      query: ({ intent, ...body }) => ({
        ...call(ACCOUNT_ENDPOINTS.resetPassword),
        body,
        idempotencyKey: intent,
        read: nothing,
      }),
    }),
    /** Where the browser goes to sign in with Google; it comes back to the path with a one-use `at` (OP-054). */
    startGoogleSignIn: build.mutation<{ url: string }, { returnTo: string }>({
      query: (body) => ({ ...call(ACCOUNT_ENDPOINTS.startGoogleSignIn), body, read: toUrl }),
    }),
    /** Opens the account of who came from Google without one; GOOGLE_SIGN_UP_ENDED once their ticket is over or used. */
    googleSignUp: build.mutation<{ accessToken: string }, { body: GoogleSignUpBody; intent: string }>({
      query: ({ body, intent }) => ({
        ...call(ACCOUNT_ENDPOINTS.googleSignUp),
        body,
        token: null,
        idempotencyKey: intent,
        read: (wire) => ({ accessToken: tokenIn(wire) }),
      }),
    }),
  }),
});

export const { login: loginEndpoint, signUp: signUpEndpoint, googleSignUp: googleSignUpEndpoint } = authApi.endpoints;
export const {
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useStartGoogleSignInMutation,
} = authApi;
