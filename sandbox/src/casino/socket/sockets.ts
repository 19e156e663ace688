/** The casino's socket events and their payloads (OP-040); amounts are decimal strings. */
export type SocketEvent =
  | { name: 'failedDeposit'; payload: { method: string } }
  | { name: 'debit' | 'credit'; payload: { win: string } }
  /** A message that was written or deleted (sendChatMessage). */
  | { name: 'chatMessage'; payload: Readonly<Record<string, unknown>> }
  /** The rules of a room have changed, or whether the player may write there. */
  | { name: 'chatRoom'; payload: { room: string } }
  /** The player is excluded, here or at another brand, or no longer: every tab reads the details again. */
  | { name: 'stopped'; payload: Record<string, never> }
  /** The lists of wins have changed; says nothing else, so that no name is ever sent. */
  | { name: 'winsChanged'; payload: Record<string, never> };

export type Connection = { id: string; player: string };

/** The part of the socket server that the panel uses. */
export type SocketServer = {
  connections(): readonly Connection[];
  emit(event: SocketEvent, to: string | null): void;
};

/** Forwards to the socket server once it is attached. */
export function createSockets() {
  let server: SocketServer | null = null;
  return {
    attach: (attached: SocketServer): void => void (server = attached),
    connections: (): readonly Connection[] => server?.connections() ?? [],
    /** Sends an event to one connection, or to all (null); answers the number of receivers. */
    send(event: SocketEvent, to: string | null): number {
      const receivers = (server?.connections() ?? []).filter(({ id }) => to === null || id === to);
      if (receivers.length > 0) server?.emit(event, to);
      return receivers.length;
    },
  };
}

export type Sockets = ReturnType<typeof createSockets>;
