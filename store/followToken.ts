import { asCallError, isPassing, statusOf } from '@/services/http/call';
import { readStored, STORED } from '@/services/browser/storage';
import { forgetArrivedToken, hasArrivedToken, takeArrivedToken } from '@/services/browser/arrivedToken';
import type { Extra } from '@/services/http/api';
import { authStarted, signedOut } from './auth';
import { beginSession, clearSession, endOf, endSession, fetchDetails, shownToken, type SessionThunk } from './session';
import { meetArrivedToken } from './switchAccount';

/** Per tab: the token whose details are being fetched. */
const starting = new WeakMap<Extra, string>();

/** How long details that failed once are waited for before anybody is told, in milliseconds. */
const SOON_MS = 1_500;

/** Delays before failed details are fetched again, in milliseconds. */
const RETRIES_MS = [2_000, 8_000, 30_000];

/** Retries after the delay or when the network is back, whichever comes first. Any change of the token cancels it. */
function askAgain(run: () => void, tries: number): void {
  const wait = RETRIES_MS[tries - 1];
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
    // While a retry waited, another change may have begun this session.
    if (starting.get(extra) === token || shownToken(extra) === token) return;
    starting.set(extra, token);
    try {
      const details = await fetchDetails(extra, token);
      if (readStored(STORED.token) !== token) return;
      await dispatch(beginSession(details.accessToken ?? token, details));
    } catch (error) {
      if (readStored(STORED.token) !== token) return;
      const lost = asCallError(error).network;
      if (statusOf(error) === 403 && !lost) return await dispatch(endSession(token));
      if (tries === 0) {
        await new Promise((resolve) => setTimeout(resolve, SOON_MS));
        starting.delete(extra);
        if (readStored(STORED.token) === token) await dispatch(start(token, 1));
        return;
      }
      dispatch(signedOut('DETAILS_FAILED'));
      if (isPassing(error) || statusOf(error) === 429)
        askAgain(() => {
          if (readStored(STORED.token) === token) void dispatch(start(token, tries + 1));
        }, tries);
    } finally {
      if (starting.get(extra) === token) starting.delete(extra);
    }
  };

/**
 * Brings the store in line with the stored token: at the start (SESS-02, SESS-03), and after every change of it in this
 * or another tab. A token from the address is handled first (OP-042).
 */
export const followToken = (): SessionThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const arrived = takeArrivedToken();
  if (arrived !== null && (await dispatch(meetArrivedToken(arrived)).finally(forgetArrivedToken))) return;
  // While one is exchanged, who visits is not known yet.
  if (hasArrivedToken()) return;

  const token = readStored(STORED.token);
  const { isInitialized } = getState().auth;
  if (token === shownToken(extra)) {
    // If the token is already the shown one, its details are just being stored.
    if (!isInitialized && token === null) dispatch(signedOut(null));
    return;
  }
  const shown = shownToken(extra);
  const hasEnded = token === null && shown !== null && readStored(STORED.ended) === endOf(shown);
  if (shown !== null) dispatch(clearSession(hasEnded ? 'SESSION_ENDED' : null));
  if (token === null) return;
  if (isInitialized) dispatch(authStarted());
  await dispatch(start(token));
};
