import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { GoogleSignUpBody, SignUpBody } from '@/domain/account/registration/signUp';
import { api } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { bag, Malformed, text, toId } from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';

/** The body of a sign-in, besides email and password (API-25). */
export type SignInBody = {
  email: string;
  password: string;
  /** Empty when no captcha is configured. */
  recaptchaToken: string;
  /** Whether the sign-in follows a sign-up (OP-043). */
  afterReg: boolean;
  cpnc: string | null;
  mkt: string | null;
  userDeviceType: 'mobile' | 'tablet' | 'desktop';
  /** For example 390x844. */
  screenResolution: string;
  uidToken: string;
};

/** The answer of a successful sign-in (ENT-05). */
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

/** Ignores the body of the answer. */
const nothing = (): null => null;

/** Ends the session at the backend (API-28). The token is passed in because it is no longer stored. */
export const sendLogout = (http: HttpCall, token: string): Promise<unknown> =>
  http({ ...call(ACCOUNT_ENDPOINTS.logout), body: {}, token, unread: true });

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sent without a token, so that a 403 rejects the form and does not end a session (OP-032). */
    login: build.mutation<SignedIn, SignInBody>({
      query: (body) => ({ ...call(ACCOUNT_ENDPOINTS.login), body, token: null, read: toSignedIn }),
    }),
    /** Creates an account. Only a linked sign-up uses the returned token (OP-043). */
    signUp: build.mutation<{ accessToken: string }, { body: SignUpBody; intent: string }>({
      query: ({ body, intent }) => ({
        ...call(ACCOUNT_ENDPOINTS.signUp),
        body,
        token: null,
        idempotencyKey: intent,
        read: (wire) => ({ accessToken: tokenIn(wire) }),
      }),
    }),
    /** Redeems the token of a verification link; rejects with LINK_EXPIRED when it is too old or already used. */
    verifyEmail: build.mutation<null, Write & { token: string }>({
      query: ({ token, ...write }) => ({
        ...call(ACCOUNT_ENDPOINTS.verifyEmail),
        body: { token },
        ...written(write),
        read: nothing,
      }),
    }),
    /** Resends the verification email: to the signed-in player, to an address, or to the owner of an expired token. */
    resendVerification: build.mutation<null, Write & { email?: string; token?: string }>({
      query: ({ intent, timeoutMs, ...body }) => ({
        ...call(ACCOUNT_ENDPOINTS.resendVerification),
        body,
        ...written({ intent, timeoutMs }),
        read: nothing,
      }),
    }),
    /** Requests a password reset email; the answer is the same for every address. */
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
    /** The URL to sign in with Google; the browser returns to `returnTo` with a one-time `at` token (OP-054). */
    startGoogleSignIn: build.mutation<{ url: string }, { returnTo: string }>({
      query: (body) => ({ ...call(ACCOUNT_ENDPOINTS.startGoogleSignIn), body, read: toUrl }),
    }),
    /** Creates an account after a first Google sign-in; GOOGLE_SIGN_UP_ENDED once the ticket has expired or is used. */
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
