import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isOutdated } from '@/domain/protection/exclusionState';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { onReturn } from '@/services/browser/onReturn';
import { forgetMarketing } from '@/services/browser/marketing';
import { api, USER_TAG } from '@/services/http/api';
import { watchStops } from '@/services/protection/stopMark';
import { useLazyExclusionQuery } from '@/services/protection/exclusion';
import type { State } from '@/store/store';

/** How often a visible tab asks whether the player has stopped elsewhere, in milliseconds: with the answer below 15 s. */
const ASK_EVERY_MS = 10_000;

/**
 * Brings an exclusion that was set on another device or at another brand to this tab without a reload: at once by the
 * socket, else by asking. A hidden tab asks when it is shown again. What is advertised then goes, marketing parameters
 * included.
 */
export function StopGate() {
  const dispatch = useDispatch();
  const token = useToken();
  const isSilent = useAbsent('exclusionState');
  const known = useSelector((state: State) => state.auth.user?.limits);
  const isExcluded = useExcluded() !== null;
  const [ask] = useLazyExclusionQuery();

  const readAgain = () => dispatch(api.util.invalidateTags([{ type: USER_TAG, id: 'details' }]));
  const check = async () => {
    if (isSilent || document.visibilityState === 'hidden' || !navigator.onLine) return;
    const { data } = await ask();
    if (data && known && isOutdated(known, data.limits)) readAgain();
  };
  const checkNow = useEffectEvent(check);
  const readAgainNow = useEffectEvent(readAgain);
  useSocketEvent('stopped', readAgain);
  // What was told while the socket was away is lost.
  useSocketEvent('connected', () => void check());

  useEffect(() => {
    if (token === null) return;
    const look = () => void checkNow();
    // This part comes late: what was told before it came is lost too.
    look();
    const timer = setInterval(look, ASK_EVERY_MS);
    const stop = onReturn(look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', look);
    };
  }, [token]);
  // The other tabs of this browser need no socket.
  useEffect(() => watchStops(() => readAgainNow()), []);
  useEffect(() => (isExcluded ? forgetMarketing() : undefined), [isExcluded]);
  return null;
}
