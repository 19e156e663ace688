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
