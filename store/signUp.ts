import { afterRegistration } from '@/domain/account/registration/afterRegistration';
import { mirrorOf } from '@/domain/account/registration/mirror';
import {
  googleSignUpBody,
  signUpBody,
  type GoogleSignUpValues,
  type SignUpBody,
  type SignUpValues,
  type SignUpVisit,
} from '@/domain/account/registration/signUp';
import { zoneName } from '@/domain/time/zone';
import type { Extra } from '@/services/http/api';
import { googleSignUpEndpoint, signUpEndpoint } from '@/services/account/auth';
import { asCallError, type CallError } from '@/services/http/call';
import type { Tab } from '@/services/http/tab';
import { keepCookie } from '@/services/browser/cookie';
import { dropAffiliate, visitFacts } from '@/services/browser/visitor';
import { linkedGone } from './auth';
import { adoptToken, askFirstSteps, signIn, type SessionThunk } from './session';

/** The step after a sign-up: none, checking the inbox, a registration without sign-in, or signing in manually. */
export type AfterSignUp = 'signedIn' | 'checkEmail' | 'registered' | 'signInNeeded';

export type SignUpOutcome = { ok: true; next: AfterSignUp } | { ok: false; error: CallError };

export type SignUpOptions = {
  /** The idempotency key: reused only after a lost answer for the same values. */
  intent: string;
  /** Empty when no captcha is configured. */
  recaptchaToken: string;
  /** For a person referred by another site: no password, signed in with the returned token (OP-043). */
  linkAccount: boolean;
};

/** The body of the last intent: a resend must be identical, including a generated address. */
let sent: { intent: string; body: unknown } = { intent: '', body: null };

function onceMade<B>(intent: string, make: () => B): B {
  if (sent.intent !== intent) sent = { intent, body: make() };
  return sent.body as B;
}

function visitOf({ settings, language }: Tab, now: number): SignUpVisit {
  const { affiliate, cpncToSent: _, ...visit } = visitFacts(settings.consentRequired, now);
  return {
    ...visit,
    token: affiliate,
    preferredLanguage: language,
    mirrorDomainFk: mirrorOf(settings.mirrorDomain, location.host)?.domainId ?? null,
    timeZone: zoneName(settings.calendarTimeZone),
  };
}

const bodyOf = (values: SignUpValues, { intent, ...own }: SignUpOptions, tab: Tab): SignUpBody =>
  onceMade(intent, () => {
    const now = Date.now();
    return signUpBody(values, { ...visitOf(tab, now), ...own }, tab.settings, now);
  });

/**
 * For accounts without a password, linked or Google: the returned token becomes the session (LINK-19, LINK-23), and the
 * operator's page opens (OP-013), or else the first steps.
 */
const afterPasswordless =
  (token: string, tab: Tab): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch) => {
    keepCookie('registered_user', '1');
    dropAffiliate();
    dispatch(linkedGone());
    const { ok } = await dispatch(adoptToken(token));
    const path = afterRegistration(tab.settings);
    if (ok && path !== null) tab.open(path);
    else if (ok) askFirstSteps(tab);
    return { ok: true, next: ok ? 'signedIn' : 'signInNeeded' };
  };

/**
 * An ordinary sign-up leaves the visitor a guest; a sign-in follows unless the settings or the mirror domain forbid it
 * (OP-043, OP-044).
 */
const afterOrdinary =
  ({ email, password, recaptchaToken }: SignUpBody, { settings }: Tab): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch) => {
    if (mirrorOf(settings.mirrorDomain, location.host)?.loginOff) return { ok: true, next: 'registered' };
    if (settings.verifyEmailStatusOnLogin) return { ok: true, next: 'checkEmail' };
    if (!settings.autoLoginAfterSignUp || password === null) return { ok: true, next: 'signInNeeded' };
    const values = { email, password, recaptchaToken, afterReg: true };
    const { ok } = await dispatch(signIn(values, afterRegistration(settings)));
    return { ok: true, next: ok ? 'signedIn' : 'signInNeeded' };
  };

async function tabOf(find: Extra['tab']): Promise<Tab> {
  const tab = await find?.();
  if (!tab) throw new Error('Only a tab can sign up');
  return tab;
}

/**
 * Creates an account (API-27) and runs the follow-up. An error means no account was created; after a lost answer the
 * outcome is unknown.
 */
export const signUp =
  (values: SignUpValues, options: SignUpOptions): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch, _state, { tab: findTab }) => {
    const tab = await tabOf(findTab);
    const body = bodyOf(values, options, tab);
    const request = { body, intent: options.intent };
    const { data, error } = await dispatch(signUpEndpoint.initiate(request, { track: false }));
    if (error || !data) return { ok: false, error: asCallError(error) };
    return dispatch(options.linkAccount ? afterPasswordless(data.accessToken, tab) : afterOrdinary(body, tab));
  };

/** Creates an account after a Google sign-in without one, and signs in (OP-054). `intent` as in SignUpOptions. */
export const signUpWithGoogle =
  (values: GoogleSignUpValues, intent: string): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch, _state, { tab: findTab }) => {
    const tab = await tabOf(findTab);
    const body = onceMade(intent, () => googleSignUpBody(values, visitOf(tab, Date.now()), tab.settings));
    const { data, error } = await dispatch(googleSignUpEndpoint.initiate({ body, intent }, { track: false }));
    if (error || !data) return { ok: false, error: asCallError(error) };
    return dispatch(afterPasswordless(data.accessToken, tab));
  };
