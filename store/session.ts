import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import type { User } from '@/domain/account/player/user';
import type { UserDetails } from '@/domain/account/player/userDetails';
import { api, USER_TAG, type Extra } from '@/services/http/api';
import { loginEndpoint, sendLogout, type SignedIn } from '@/services/account/auth';
import { asCallError, type CallError } from '@/services/http/call';
import { keepUserDetails, userDetailsEndpoint, userDetailsQuery } from '@/services/account/profile';
import type { Tab } from '@/services/http/tab';
import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';
import { visitFacts } from '@/services/browser/visitor';
import { linkedGone, signedOut, type AuthError } from './auth';
import { mergeDeviceGames } from './mergeDeviceGames';
import type { State } from './store';

export type SessionThunk<R> = ThunkAction<R, State, Extra, UnknownAction>;

/** The result of a thunk; the error is that of the rejected call. */
export type Outcome = { ok: true } | { ok: false; error: CallError };

/** The values of a login form; `afterReg` when it follows a sign-up. */
export type SignInValues = { email: string; password: string; recaptchaToken: string; afterReg?: boolean };

type Session = { token: string; stop: () => void };

/** Per tab: the session whose player the store shows. */
const sessions = new WeakMap<Extra, Session>();

/** The token of the player shown in the tab; null for a guest. */
export const shownToken = (extra: Extra): string | null => sessions.get(extra)?.token ?? null;

/** Enough of a token to know it again, and too little to use it. */
export const endOf = (token: string): string => token.slice(-8);

/** Fetches the player details for a token that may not be stored yet; rejects as the call does. */
export async function fetchDetails({ http }: Extra, token: string): Promise<UserDetails> {
  const { read, ...request } = userDetailsQuery(token);
  return read(await http(request));
}

/** Removes all player data from the store: the identity and every cached answer of the player (SESS-06). */
export const clearSession =
  (error: AuthError | null = null): SessionThunk<void> =>
  (dispatch, getState, extra) => {
    sessions.get(extra)?.stop();
    sessions.delete(extra);
    for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), [USER_TAG]))
      // The library returns its cache keys as plain strings but does not accept those.
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
    // After a session that ended by itself what was typed waits for the same player (OP-032).
    if (error === null) writeStored(TAB_STORED.depositAmount, null);
    dispatch(signedOut(error));
  };

/** Makes a token the session of this tab and, through the storage, of all other tabs. */
export const beginSession =
  (token: string, details: UserDetails): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    if (sessions.has(extra)) dispatch(clearSession());
    const isNew = readStored(STORED.token) !== token;
    // The receipt of a freeze is for who was signed out by it.
    writeStored(TAB_STORED.freezeReceipt, null);
    const session: Session = { token, stop: () => undefined };
    sessions.set(extra, session);
    writeStored(STORED.token, token);
    // What a guest was told, such as offers, depends on the player, too.
    if (isNew) dispatch(api.util.invalidateTags([USER_TAG]));
    await dispatch(keepUserDetails('userDetails', undefined, details));
    if (sessions.get(extra) !== session) return;
    // Subscribed as long as the session lasts, so that profile changes are refetched whatever is shown.
    session.stop = dispatch(userDetailsEndpoint.initiate()).unsubscribe;
    void dispatch(mergeDeviceGames());
  };

/** Signs in with a token: fetches the player details first; when that fails, nothing changes (API-26, SESS-04). */
export const adoptToken =
  (token: string): SessionThunk<Promise<Outcome & { user?: User }>> =>
  async (dispatch, _state, extra) => {
    try {
      const details = await fetchDetails(extra, token);
      await dispatch(beginSession(details.accessToken ?? token, details));
      return { ok: true, user: details.user };
    } catch (error) {
      return { ok: false, error: asCallError(error) };
    }
  };

/** Shows a new player the first steps (W-24), unless they were skipped on this device. */
export function askFirstSteps(tab: Pick<Tab, 'ask'> | undefined): void {
  if (readStored(STORED.firstSteps) === null) tab?.ask('first-steps');
}

/**
 * Signs in (API-25), then fetches the details. When the account's language differs from the page's, the page reloads in
 * it (I18N-13), at `path` if given. Asks a player with an unverified email to verify it, if the settings require that
 * (CONF-08), and shows the first steps after a registration that leads nowhere else (W-24).
 */
export const signIn =
  ({ afterReg = false, ...form }: SignInValues, path: string | null = null): SessionThunk<Promise<Outcome>> =>
  async (dispatch, _state, extra) => {
    const tab = await extra.tab?.();
    const { cpnc, mkt, userDeviceType, screenResolution, uidToken } = visitFacts(
      tab?.settings.consentRequired ?? true,
      Date.now(),
    );
    const body = { ...form, afterReg, cpnc, mkt, userDeviceType, screenResolution, uidToken };
    const { data, error } = await dispatch(loginEndpoint.initiate(body, { track: false }));
    if (error || !data) return { ok: false, error: asCallError(error) };
    return dispatch(enter(data, { afterReg, path }));
  };

/** Enters with what a log-in answered, by whichever way: the rest of `signIn`. */
export const enter =
  (
    data: SignedIn,
    { afterReg = false, path = null }: { afterReg?: boolean; path?: string | null } = {},
  ): SessionThunk<Promise<Outcome>> =>
  async (dispatch, _state, extra) => {
    const tab = await extra.tab?.();
    const adopted = await dispatch(adoptToken(data.accessToken));
    if (!adopted.ok) return adopted;
    const unverified = adopted.user?.isEmailVerified === false;
    const asks = unverified && path === null && tab?.settings.verifyEmailStatusOnLogin ? 'verify-email' : null;
    const speaks = data.locale !== null && tab?.speak(data.locale, path, asks);
    if (!speaks && path !== null) tab?.open(path);
    if (!speaks && asks) tab?.ask(asks);
    if (afterReg && !speaks && path === null) askFirstSteps(tab);
    return { ok: true };
  };

/** Sends the sign-out; after a network failure once more when the network is back, while the tab is open. */
async function tellLogout(http: Extra['http'], token: string): Promise<void> {
  try {
    await sendLogout(http, token);
  } catch (error) {
    if (asCallError(error).network)
      window.addEventListener('online', () => void sendLogout(http, token).catch(() => undefined), { once: true });
  }
}

/** Signs out immediately in all tabs, even offline; the backend is notified in the background (SESS-06, API-28). */
export const signOut = (): SessionThunk<void> => (dispatch, _state, extra) => {
  const token = readStored(STORED.token);
  dispatch(clearSession());
  dispatch(linkedGone());
  writeStored(STORED.token, null);
  if (token !== null) void tellLogout(extra.http, token);
  // The next person on this device is not told this player's news.
  void import('@/services/browser/push')
    .then(({ canPush, stopPush }) => (canPush() ? stopPush() : undefined))
    .catch(() => undefined);
};

/**
 * Handles an answer saying that a token's session has ended (SESS-08, OP-032): removes the session in all tabs and
 * opens the sign-in dialog over the current page, unless it was a freeze, whose receipt is to be read. Only the first
 * such answer counts; answers about an older token are ignored.
 */
export const endSession =
  (token: string): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    if (readStored(STORED.token) !== token) return;
    dispatch(clearSession('SESSION_ENDED'));
    writeStored(STORED.ended, endOf(token));
    writeStored(STORED.token, null);
    const tab = await extra.tab?.();
    if (readStored(TAB_STORED.freezeReceipt) === null) tab?.ask('login');
  };
