import { useEffect, useState } from 'react';
import { msToCheck, type PlaySession } from '@/domain/game/playSession';
import { usePlaySessionQuery } from '@/services/game/play';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from './useToken';

/**
 * The latest real-money play session, from this tab or another; null for guests and until known. `asOf` is the time of
 * the answer, in milliseconds.
 */
export function usePlaySession(): { session: PlaySession | null; asOf: number | null } {
  const skip = [useToken() === null, useAbsent('realityCheck')].includes(true);
  const { data, fulfilledTimeStamp } = usePlaySessionQuery(undefined, { skip });
  return { session: (!skip && data) || null, asOf: fulfilledTimeStamp ?? null };
}

/**
 * Whether the reality check is due. The server decides; a local timer with the time it gave is the fallback, so a lost
 * connection cannot suppress the check.
 */
export function useCheckDue(session: PlaySession | null): boolean {
  /** The session whose timer has expired; a newer session starts over. */
  const [passed, setPassed] = useState<PlaySession | null>(null);
  useEffect(() => {
    const wait = session && msToCheck(session, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => setPassed(session), wait);
    return () => clearTimeout(timer);
  }, [session]);
  return session !== null && (session.check.due || session === passed);
}
