import type { Bag } from './parse';

/** The socket events the site knows (OP-040). Amounts are decimal strings. */
export type SocketEvents = {
  /** A deposit failed; `method` names the payment method. */
  failedDeposit: { method: string };
  debit: { win: string };
  credit: { win: string };
  /** A message of the chat was written or deleted; the chat reads it (services/chat/chatWire.ts). */
  chatMessage: Bag;
  /** The rules of a room have changed. */
  chatRoom: { room: string };
  /** The socket is connected, at first or again: what happened meanwhile is unknown. */
  connected: object;
  /** The backend closed the connection: the session may have ended. */
  cutOff: object;
  /** The player is excluded, here or at another brand, or no longer. */
  stopped: object;
  /** The lists of wins are to be read again: a new one, or a name that is hidden from now on. */
  winsChanged: object;
};

export type SocketEventName = keyof SocketEvents;

/** Delivers an event to its subscribers. */
export type Publish = <N extends SocketEventName>(name: N, event: SocketEvents[N]) => void;

/** Subscribes to one kind of event; returns a function that unsubscribes. */
export type Subscribe = <N extends SocketEventName>(name: N, listener: (event: SocketEvents[N]) => void) => () => void;

/** An event bus for socket events that works whether or not the socket is connected. */
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
