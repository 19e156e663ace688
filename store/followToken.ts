import { asCallError, statusOf } from '@/services/http/call';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { takeArrivedToken } from '@/services/browser/arrivedToken';
import type { Extra } from '@/services/http/api';
import { authStarted, signedOut } from './auth';
import { beginSession, clearSession, fetchDetails, shownToken, type SessionThunk } from './session';
import { meetArrivedToken } from './switchAccount';

/** Per tab: the token whose details are being fetched. */
const starting = new WeakMap<Extra, string>();

/** When details that could not be had are asked for again, in milliseconds. */
const RETRIES_MS = [2_000, 8_000, 30_000];

/** Asks again later, and when the network is back; whichever comes first. Called off by any change of the token. */
function askAgain(run: () => void, tries: number): void {
  const wait = RETRIES_MS[tries];
  let done = false;
  const once = () => {
    window.removeEventListener('online', once);
    clearTimeout(timer);
    if (!done) run();
    done = true;
  };
  const timer = wait === undefined ? undefined : setTimeout(once, wait);
  window.addEventListener('online', once);
}

const start =
  (token: string, tries = 0): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    if (starting.get(extra) === token) return;
    starting.set(extra, token);
    try {
      const details = await fetchDetails(extra, token);
      if (readStored(STORED.token) !== token) return;
      await dispatch(beginSession(details.accessToken ?? token, details));
    } catch (error) {
      if (readStored(STORED.token) !== token) return;
      const lost = asCallError(error).network;
      if (statusOf(error) === 403 && !lost) return await dispatch(endSession(token));
      dispatch(signedOut('DETAILS_FAILED'));
      if (lost)
        askAgain(() => {
          if (readStored(STORED.token) === token) void dispatch(start(token, tries + 1));
        }, tries);
    } finally {
      if (starting.get(extra) === token) starting.delete(extra);
    }
  };

/**
 * Brings the store in line with the stored token: at the start (SESS-02, SESS-03), and after every change of it, made here
 * or in another tab. A token that came by the address is looked into first (OP-042).
 */
export const followToken = (): SessionThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const arrived = takeArrivedToken();
  if (arrived !== null && (await dispatch(meetArrivedToken(arrived)))) return;

  const token = readStored(STORED.token);
  const { isInitialized } = getState().auth;
  if (token === shownToken(extra)) {
    // A token that is shown already is one whose details are just being put in.
    if (!isInitialized && token === null) dispatch(signedOut(null));
    return;
  }
  if (shownToken(extra) !== null) dispatch(clearSession());
  if (token === null) return;
  if (isInitialized) dispatch(authStarted());
  await dispatch(start(token));
};

/**
 * A call answered that the session of a token has ended (SESS-08, OP-032): forgets it, everywhere, and asks to sign in over
 * the present page. Of several such answers the first counts; one to an older token says nothing of the present one.
 */
export const endSession =
  (token: string): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    if (readStored(STORED.token) !== token) return;
    dispatch(clearSession('SESSION_ENDED'));
    writeStored(STORED.token, null);
    (await extra.tab?.())?.ask('login');
  };
