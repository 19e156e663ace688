import { useEffect, useState } from 'react';
import { msToCheck, type PlaySession } from '@/domain/game/playSession';
import { usePlaySessionQuery } from '@/services/game/play';
import { useSwitchedOff } from '@/hooks/useSwitchedOff';
import { useToken } from './useToken';

const CALLS = ['playSession'] as const;

/**
 * Play with real money as the casino told of it last, in this tab or another; null for guests, and until it is known. `asOf`
 * is when it was told, in milliseconds.
 */
export function usePlaySession(): { session: PlaySession | null; asOf: number | null } {
  const skip = [useToken() === null, useSwitchedOff(CALLS)].includes(true);
  const { data, fulfilledTimeStamp } = usePlaySessionQuery(undefined, { skip });
  return { session: (!skip && data) || null, asOf: fulfilledTimeStamp ?? null };
}

/**
 * Whether the player is to be told now how long they have played. The server says so; where it cannot be asked, the clock
 * that it gave does, so that no lost network keeps a reality check away.
 */
export function useCheckDue(session: PlaySession | null): boolean {
  /** The session whose time has come by the clock; what is told later counts anew. */
  const [passed, setPassed] = useState<PlaySession | null>(null);
  useEffect(() => {
    const wait = session && msToCheck(session, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => setPassed(session), wait);
    return () => clearTimeout(timer);
  }, [session]);
  return session !== null && (session.check.due || session === passed);
}
