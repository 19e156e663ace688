import { afterRegistration } from '@/domain/account/afterRegistration';
import { mirrorOf } from '@/domain/account/mirror';
import { signUpBody, type SignUpBody, type SignUpValues } from '@/domain/account/signUp';
import { zoneName } from '@/domain/rewards/dateTimeIn';
import type { Tab } from '@/services/tab';
import { signUpEndpoint } from '@/services/auth';
import { asCallError, type CallError } from '@/services/call';
import { dropAffiliate, visitFacts } from '@/services/visitor';
import { linkedGone } from './auth';
import { adoptToken, signIn, type SessionThunk } from './session';

/** What comes after a sign-up: nothing more, a message to look for, or signing in by hand. */
export type AfterSignUp = 'signedIn' | 'checkEmail' | 'registered' | 'signInNeeded';

export type SignUpOutcome = { ok: true; next: AfterSignUp } | { ok: false; error: CallError };

export type SignUpOptions = {
  /** The idempotency key: the same again only after a lost answer to the same values. */
  intent: string;
  /** '' without a captcha. */
  recaptchaToken: string;
  /** For a person whom another site introduced: no password, signed in with the token of the answer (OP-043). */
  linkAccount: boolean;
};

/** The body of the last intent: sent again it must be the same to the letter, generated address included. */
const sent: { intent: string; body: SignUpBody | null } = { intent: '', body: null };

function bodyOf(values: SignUpValues, options: SignUpOptions, { settings, language }: Tab): SignUpBody {
  if (sent.intent === options.intent && sent.body) return sent.body;
  const now = Date.now();
  const { affiliate, cpncToSent: _, ...visit } = visitFacts(settings.consentRequired, now);
  const context = {
    ...visit,
    token: affiliate,
    preferredLanguage: language,
    mirrorDomainFk: mirrorOf(settings.mirrorDomain, location.host)?.domainId ?? null,
    linkAccount: options.linkAccount,
    timeZone: zoneName(settings.calendarTimeZone),
    recaptchaToken: options.recaptchaToken,
  };
  const body = signUpBody(values, context, settings, now);
  Object.assign(sent, { intent: options.intent, body });
  return body;
}

const YEAR_S = 365 * 24 * 60 * 60;

/** A linked sign-up has no password: the token of its answer is the session (LINK-19, LINK-23). */
const afterLinked =
  (token: string): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch) => {
    document.cookie = `registered_user=1; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
    dropAffiliate();
    dispatch(linkedGone());
    const { ok } = await dispatch(adoptToken(token));
    return { ok: true, next: ok ? 'signedIn' : 'signInNeeded' };
  };

/** An ordinary sign-up leaves the visitor a guest; a sign-in follows unless settings or mirror speak against it (OP-043, OP-044). */
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

/** Makes an account (API-27) and does what follows. An error means that there is none, or, lost, that nobody knows. */
export const signUp =
  (values: SignUpValues, options: SignUpOptions): SessionThunk<Promise<SignUpOutcome>> =>
  async (dispatch, _state, { tab: findTab }) => {
    const tab = await findTab?.();
    if (!tab) throw new Error('Only a tab can sign up');
    const body = bodyOf(values, options, tab);
    const request = { body, intent: options.intent };
    const { data, error } = await dispatch(signUpEndpoint.initiate(request, { track: false }));
    if (error || !data) return { ok: false, error: asCallError(error) };
    return dispatch(options.linkAccount ? afterLinked(data.accessToken) : afterOrdinary(body, tab));
  };
