import { type SocketEvent } from './sockets';

/** Sends an event to all connections of one player. */
type Teller = (player: string, event: SocketEvent) => void;

/**
 * Sends events to players over the socket; does nothing until the socket is attached, or when the player is offline.
 */
export function createPlayerEvents() {
  let tellThem: Teller | null = null;
  return {
    attach: (teller: Teller): void => void (tellThem = teller),
    tell: (player: string, event: SocketEvent): void => tellThem?.(player, event),
  };
}

export type PlayerEvents = ReturnType<typeof createPlayerEvents>;
