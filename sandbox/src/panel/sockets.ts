/** The events of the casino's socket with what each carries (OP-040); amounts are decimal texts. */
export type SocketEvent =
  | { name: 'failedDeposit'; payload: { method: string } }
  | { name: 'debit' | 'credit'; payload: { win: string } };

/** A connection of a player's browser. */
export type Connection = { id: string; player: string };

/** What the panel needs of the socket server. */
export type SocketServer = {
  connections(): readonly Connection[];
  emit(event: SocketEvent, to: string | null): void;
};

/** Reaches the socket server once it is there. */
export function createSockets() {
  let server: SocketServer | null = null;
  return {
    attach: (attached: SocketServer): void => void (server = attached),
    connections: (): readonly Connection[] => server?.connections() ?? [],
    /** Sends an event to one connection, or with null to all; answers how many get it. */
    send(event: SocketEvent, to: string | null): number {
      const receivers = (server?.connections() ?? []).filter(({ id }) => to === null || id === to);
      if (receivers.length > 0) server?.emit(event, to);
      return receivers.length;
    },
  };
}

export type Sockets = ReturnType<typeof createSockets>;
