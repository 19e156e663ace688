import { type SocketEvent } from '../panel/sockets';

/** Brings an event to all the connections of one player. */
type Teller = (player: string, event: SocketEvent) => void;

/** Reaches players over the socket once that is there; until then, and where nobody is connected, nothing happens. */
export function createPlayerEvents() {
  let tellThem: Teller | null = null;
  return {
    attach: (teller: Teller): void => void (tellThem = teller),
    tell: (player: string, event: SocketEvent): void => tellThem?.(player, event),
  };
}

export type PlayerEvents = ReturnType<typeof createPlayerEvents>;
