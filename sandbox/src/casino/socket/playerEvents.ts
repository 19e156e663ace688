import { type SocketEvent } from './sockets';

/** Sends an event to all connections of one player. */
type Teller = (player: string, event: SocketEvent) => void;
/** Sends an event to all connections of these sessions. */
type SessionTeller = (sessions: ReadonlySet<string>, event: SocketEvent) => void;

/**
 * Sends events to players over the socket; does nothing until the socket is attached, or when the player is offline.
 */
export function createPlayerEvents() {
  let tellThem: Teller | null = null;
  let tellAll: SessionTeller | null = null;
  return {
    attach(teller: Teller, sessionTeller: SessionTeller | null = null): void {
      tellThem = teller;
      tellAll = sessionTeller;
    },
    tell: (player: string, event: SocketEvent): void => tellThem?.(player, event),
    tellSessions: (sessions: ReadonlySet<string>, event: SocketEvent): void => tellAll?.(sessions, event),
  };
}

export type PlayerEvents = ReturnType<typeof createPlayerEvents>;
