import { useEffect, useState } from 'react';
import { msToCheck, msUntil, type PlaySession } from '@/domain/game/playSession';
import { usePlaySessionQuery } from '@/services/game/play';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from './useToken';

/**
 * The latest real-money play session, from this tab or another; null for guests and until known. `asOf` is the time of
 * the answer, in milliseconds.
 */
export function usePlaySession(): { session: PlaySession | null; asOf: number | null } {
  const skip = [useToken() === null, useAbsent('realityCheck')].includes(true);
  // `data` would outlive the player's session.
  const { currentData, fulfilledTimeStamp } = usePlaySessionQuery(undefined, { skip });
  return { session: currentData ?? null, asOf: fulfilledTimeStamp ?? null };
}

/**
 * Whether the reality check is due. The server decides; a local timer with the time it gave is the fallback, so a lost
 * connection cannot suppress the check.
 */
export function useCheckDue(session: PlaySession | null): boolean {
  const passed = usePassed(session, toCheck);
  return session !== null && (session.check.due || passed);
}

/** Whether play rests after a reality check, by the server's clock. */
export function useResting(session: PlaySession | null): boolean {
  const passed = usePassed(session, toRestEnd);
  return session?.restUntil != null && !passed;
}

/** Which bound of the session is used up, by the server or by its clock; null while it runs, or where none is set. */
export function useBoundsReached(session: PlaySession | null): 'time' | 'money' | null {
  const passed = usePassed(session, toBoundsEnd);
  return session?.bounds?.reached ?? (passed ? 'time' : null);
}

const toCheck = (session: PlaySession) => msToCheck(session, Date.now());
const toRestEnd = (session: PlaySession) =>
  session.restUntil === null ? null : msUntil(session.restUntil, session, Date.now());
const toBoundsEnd = (session: PlaySession) =>
  session.bounds?.reached === null ? msUntil(session.bounds.endsAt, session, Date.now()) : null;

/** Whether the time that `waitOf` gives for a session has passed; a newer session starts over. */
function usePassed(session: PlaySession | null, waitOf: (session: PlaySession) => number | null): boolean {
  const [passed, setPassed] = useState<PlaySession | null>(null);
  useEffect(() => {
    const wait = session && waitOf(session);
    if (wait === null) return;
    const timer = setTimeout(() => setPassed(session), wait);
    return () => clearTimeout(timer);
  }, [session, waitOf]);
  return session !== null && session === passed;
}
