import type { UserDetails } from '@/domain/user/userDetails';
import type { Extra } from '@/services/api';
import { readStored, STORED } from '@/services/storage';
import { beginSession, fetchDetails, type SessionThunk } from './session';

/** Another player's session that came by the address, and who is signed in now. */
export type Arrived = { token: string; details: UserDetails; present: UserDetails };

/** Per tab: what the visitor is being asked about. */
const arrivals = new WeakMap<Extra, Arrived>();

/** Who came by the address and waits for an answer; null for nobody. */
export const arrivedPlayer = (): SessionThunk<Arrived | null> => (_dispatch, _state, extra) =>
  arrivals.get(extra) ?? null;

const detailsOf = (extra: Extra, token: string) => fetchDetails(extra, token).catch(() => null);

/**
 * A token came by the address while another one is stored (OP-042). The one that came wins, unless it is no session, or
 * somebody else is signed in: then both stay and the visitor is asked. Answers whether the session has changed.
 */
export const meetArrivedToken =
  (token: string): SessionThunk<Promise<boolean>> =>
  async (dispatch, _state, extra) => {
    const stored = readStored(STORED.token);
    const details = await detailsOf(extra, token);
    if (!details) return false;
    const own = details.accessToken ?? token;
    const present = stored === null ? null : await detailsOf(extra, stored);
    if (present === null || present.user.userId === details.user.userId) {
      await dispatch(beginSession(own, details));
      return true;
    }
    arrivals.set(extra, { token: own, details, present });
    (await extra.tab?.())?.ask('switch-account');
    return false;
  };

/** The visitor's answer: to switch, or to stay who they are. */
export const answerSwitch =
  (switches: boolean): SessionThunk<Promise<void>> =>
  async (dispatch, _state, extra) => {
    const arrived = arrivals.get(extra);
    arrivals.delete(extra);
    if (arrived && switches) await dispatch(beginSession(arrived.token, arrived.details));
  };
