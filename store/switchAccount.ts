import { secondStepIn, type SecondStepAsked } from '@/domain/account/security/security';
import type { UserDetails } from '@/domain/account/player/userDetails';
import type { Extra } from '@/services/http/api';
import { asCallError } from '@/services/http/call';
import { readStored, STORED } from '@/services/browser/storage';
import { signedOut } from './auth';
import { beginSession, fetchDetails, signOut, type SessionThunk } from './session';

/**
 * A player session from the address, and the signed-in player; `present` is null when nobody was signed in and the
 * session has begun.
 */
export type Arrived = { token: string; details: UserDetails; present: UserDetails | null };

/** Per tab: the session the visitor is being asked about. */
const arrivals = new WeakMap<Extra, Arrived>();

/** The player from the address who awaits an answer; null when there is none. */
export const arrivedPlayer = (): SessionThunk<Arrived | null> => (_dispatch, _state, extra) =>
  arrivals.get(extra) ?? null;

/** Per tab: the second step that a token from the address waits for. */
const secondSteps = new WeakMap<Extra, SecondStepAsked>();

/** The second step that a token from the address waits for; null for none. */
export const arrivedSecondStep = (): SessionThunk<SecondStepAsked | null> => (_dispatch, _state, extra) =>
  secondSteps.get(extra) ?? null;

const detailsOf = (extra: Extra, token: string) => fetchDetails(extra, token).catch(() => null);

/**
 * Handles a token from the address (OP-042): a one-time token, which the details call exchanges for a session token,
 * or, if the settings allow it, a session token itself. It becomes the session unless it is invalid or somebody else is
 * signed in; then both are kept and the visitor is asked. A sign-in by session token is announced, since anybody could
 * have written the address. An account with a second step is asked for it in the log-in dialog. Resolves with whether
 * everything is handled.
 */
export const meetArrivedToken =
  (given: string): SessionThunk<Promise<boolean>> =>
  async (dispatch, _state, extra) => {
    const tab = await extra.tab?.();
    const takesTokens = tab?.settings.sessionTokenInAddress ?? false;
    const answer = await fetchDetails(extra, given).catch((error: unknown) => ({
      step: secondStepIn(asCallError(error)),
    }));
    const [details, step] = 'step' in answer ? [null, answer.step] : [answer, null];
    const token = details?.accessToken ?? (takesTokens ? given : null);
    // The storage may hold this very token by now; its session is then treated like any other.
    const stored = readStored(STORED.token);
    if (!details || token === null) {
      if (stored !== null) return false;
      if (step) secondSteps.set(extra, step);
      dispatch(signedOut(step ? 'SECOND_STEP' : 'ARRIVAL_FAILED'));
      tab?.ask('login');
      return true;
    }
    const present = stored === null || stored === given ? null : await detailsOf(extra, stored);
    const isAnother = present !== null && present.user.userId !== details.user.userId;
    if (isAnother || (present === null && token === given)) arrivals.set(extra, { token, details, present });
    if (!isAnother) await dispatch(beginSession(token, details));
    if (arrivals.has(extra)) tab?.ask('switch-account');
    return !isAnother;
  };

/** Applies the visitor's choice: the player from the address, or the previous one, who may be nobody. */
export const answerSwitch =
  (switches: boolean): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    const arrived = arrivals.get(extra);
    arrivals.delete(extra);
    if (!arrived) return;
    if (arrived.present === null && !switches) dispatch(signOut());
    if (arrived.present !== null && switches) await dispatch(beginSession(arrived.token, arrived.details));
  };
