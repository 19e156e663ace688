import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import type { User } from '@/domain/account/player/user';
import type { UserDetails } from '@/domain/account/player/userDetails';
import { api, USER_TAG, type Extra } from '@/services/http/api';
import { loginEndpoint, sendLogout } from '@/services/account/auth';
import { asCallError, type CallError } from '@/services/http/call';
import { keepUserDetails, userDetailsEndpoint, userDetailsQuery } from '@/services/account/profile';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { visitFacts } from '@/services/browser/visitor';
import { linkedGone, signedOut, type AuthError } from './auth';
import { mergeDeviceGames } from './mergeDeviceGames';
import type { State } from './store';

export type SessionThunk<R> = ThunkAction<R, State, Extra, UnknownAction>;

/** How a thunk ended; the error is that of the rejected call. */
export type Outcome = { ok: true } | { ok: false; error: CallError };

/** What a login form holds; `afterReg` where it follows a sign-up. */
export type SignInValues = { email: string; password: string; recaptchaToken: string; afterReg?: boolean };

type Session = { token: string; stop: () => void };

/** Per tab: the session whose player the store shows. */
const sessions = new WeakMap<Extra, Session>();

/** The token whose player the tab shows; null for a guest. */
export const shownToken = (extra: Extra): string | null => sessions.get(extra)?.token ?? null;

/** The details of the player of a token that need not be stored; rejects as the call does. */
export async function fetchDetails({ http }: Extra, token: string): Promise<UserDetails> {
  const { read, ...request } = userDetailsQuery(token);
  return read(await http(request));
}

/** Takes everything of a player out of the store: who it is, and every answer that was theirs (SESS-06). */
export const clearSession =
  (error: AuthError | null = null): SessionThunk<void> =>
  (dispatch, getState, extra) => {
    sessions.get(extra)?.stop();
    sessions.delete(extra);
    for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), [USER_TAG]))
      // The library gives out its keys as plain texts, and takes none back.
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
    dispatch(signedOut(error));
  };

/** Makes a token the session of this tab and, by the storage, of every other. */
export const beginSession =
  (token: string, details: UserDetails): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    if (sessions.has(extra)) dispatch(clearSession());
    const session: Session = { token, stop: () => undefined };
    sessions.set(extra, session);
    writeStored(STORED.token, token);
    await dispatch(keepUserDetails('userDetails', undefined, details));
    if (sessions.get(extra) !== session) return;
    // Watched as long as the session lasts, so that a change of the profile is fetched whoever shows it.
    session.stop = dispatch(userDetailsEndpoint.initiate()).unsubscribe;
    void dispatch(mergeDeviceGames());
  };

/** Signs in with a token: its player's details are fetched first; without them nothing changes (API-26, SESS-04). */
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

/**
 * Signs in (API-25), then fetches the details. A language of the answer that is not the page's opens the page in it
 * (I18N-13); `path` is what to open instead of the page. A player whose address is not verified is asked to, where the
 * settings say so (CONF-08).
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
    const adopted = await dispatch(adoptToken(data.accessToken));
    if (!adopted.ok) return adopted;
    const speaks = data.locale !== null && tab?.speak(data.locale, path);
    if (!speaks && path !== null) tab?.open(path);
    const unverified = adopted.user?.isEmailVerified === false;
    if (unverified && path === null && tab?.settings.verifyEmailStatusOnLogin) tab.ask('verify-email');
    return { ok: true };
  };

/** A sign-out that could not be told is told once the network is back, while the tab lives. */
async function tellLogout(http: Extra['http'], token: string): Promise<void> {
  try {
    await sendLogout(http, token);
  } catch (error) {
    if (asCallError(error).network)
      window.addEventListener('online', () => void sendLogout(http, token).catch(() => undefined), { once: true });
  }
}

/** Signs out at once, here and in every tab, with a network or without; the backend is told behind it (SESS-06, API-28). */
export const signOut = (): SessionThunk<void> => (dispatch, _state, extra) => {
  const token = readStored(STORED.token);
  dispatch(clearSession());
  dispatch(linkedGone());
  writeStored(STORED.token, null);
  if (token !== null) void tellLogout(extra.http, token);
};
