import type { UserDetails } from '@/domain/account/player/userDetails';
import type { Extra } from '@/services/http/api';
import { readStored, STORED } from '@/services/browser/storage';
import { signedOut } from './auth';
import { beginSession, fetchDetails, signOut, type SessionThunk } from './session';

/** A player's session that came by the address, and who is signed in now; null where nobody was, and it has begun. */
export type Arrived = { token: string; details: UserDetails; present: UserDetails | null };

/** Per tab: what the visitor is being asked about. */
const arrivals = new WeakMap<Extra, Arrived>();

/** Who came by the address and waits for an answer; null for nobody. */
export const arrivedPlayer = (): SessionThunk<Arrived | null> => (_dispatch, _state, extra) =>
  arrivals.get(extra) ?? null;

const detailsOf = (extra: Extra, token: string) => fetchDetails(extra, token).catch(() => null);

/**
 * Something came by the address (OP-042): a one-use token, which the call for the details exchanges for the session's, or,
 * where the settings allow it, a session token itself. It wins, unless it is neither, or somebody else is signed in: then
 * both stay and the visitor is asked. Whom a session token signed in is said, since anybody could have written the address.
 * Answers whether all is done.
 */
export const meetArrivedToken =
  (given: string): SessionThunk<Promise<boolean>> =>
  async (dispatch, _state, extra) => {
    const tab = await extra.tab?.();
    const takesTokens = tab?.settings.sessionTokenInAddress ?? false;
    const details = await detailsOf(extra, given);
    const token = details?.accessToken ?? (takesTokens ? given : null);
    // The storage may have the very token by now; then its session is judged like any other.
    const stored = readStored(STORED.token);
    if (!details || token === null) {
      if (stored !== null) return false;
      dispatch(signedOut('ARRIVAL_FAILED'));
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

/** The visitor's answer: to be the one who arrived, or who they were, which may be nobody. */
export const answerSwitch =
  (switches: boolean): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    const arrived = arrivals.get(extra);
    arrivals.delete(extra);
    if (!arrived) return;
    if (arrived.present === null && !switches) dispatch(signOut());
    if (arrived.present !== null && switches) await dispatch(beginSession(arrived.token, arrived.details));
  };
