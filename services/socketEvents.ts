/** The events of the casino's socket as the site knows them (OP-040). Amounts are decimal texts. */
export type SocketEvents = {
  /** A deposit failed; `method` names the payment method. */
  failedDeposit: { method: string };
  debit: { win: string };
  credit: { win: string };
};

export type SocketEventName = keyof SocketEvents;

/** Takes an event to whoever listens. */
export type Publish = <N extends SocketEventName>(name: N, event: SocketEvents[N]) => void;

/** Listens to one kind of event; answers how to stop. */
export type Subscribe = <N extends SocketEventName>(name: N, listener: (event: SocketEvents[N]) => void) => () => void;

/** Where events of the socket meet those who wait for them, whether or not it is connected. */
export function createSocketEvents(): { publish: Publish; subscribe: Subscribe } {
  const target = new EventTarget();
  return {
    publish: (name, event) => void target.dispatchEvent(new CustomEvent(name, { detail: event })),
    subscribe: (name, listener) => {
      const receive = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, receive);
      return () => target.removeEventListener(name, receive);
    },
  };
}

/**
 * Opens the socket with a session token and publishes its events; answers how to close it. What connects comes with the
 * first token: guests never load it (spec §7, OP-039).
 */
export function openSocket(token: string, publish: Publish): () => void {
  let closed = false;
  let disconnect: (() => void) | undefined;
  const open = async () => {
    const { connectSocket } = await import('./socket');
    if (!closed) disconnect = connectSocket(token, publish);
  };
  // Without the library there are no live events; everything they tell is also fetched.
  open().catch(() => undefined);
  return () => {
    closed = true;
    disconnect?.();
  };
}
