import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { isBag, text } from './parse';

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

/** OP-039. `tryAllTransports` is what makes the list a sequence: else a refused websocket is the end. */
const OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,18})?$/;

/** A number as people write it: 1e-7 is 0.0000001. */
const written = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 });

function amount(value: unknown): string | null {
  const decimal = typeof value === 'number' ? written(value) : value;
  return typeof decimal === 'string' && DECIMAL.test(decimal) ? decimal : null;
}

function readWin(payload: unknown): { win: string } | null {
  const found = amount(isBag(payload) ? (payload.win ?? payload.value ?? payload.amount) : payload);
  return found === null ? null : { win: found };
}

function readMethod(payload: unknown): { method: string } | null {
  const method = text(isBag(payload) ? payload.method : payload);
  return method === null ? null : { method };
}

/** Per event how its payload is read; null for a payload that is ignored (OP-040). */
const READERS: { readonly [N in SocketEventName]: (payload: unknown) => SocketEvents[N] | null } = {
  failedDeposit: readMethod,
  debit: readWin,
  credit: readWin,
};

const NAMES = Object.keys(READERS) as SocketEventName[];

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

function listen<N extends SocketEventName>(socket: Socket, name: N, publish: Publish): void {
  const read = READERS[name];
  // The library's listeners are typed by a map that the wire does not keep to.
  const receive = (payload: unknown) => {
    const event = read(payload);
    if (event) publish(name, event);
  };
  socket.on(name as string, receive);
}

/**
 * Connects to the backend through our own origin with a session token, and publishes its events; answers how to
 * disconnect. The library comes with the first connection: guests never load it (spec §7, OP-039).
 */
export function connectSocket(token: string, publish: Publish): () => void {
  let ended = false;
  let socket: Socket | undefined;
  const connect = async () => {
    const { io } = await import('socket.io-client');
    if (ended) return;
    socket = io({ ...OPTIONS, auth: { token } });
    for (const name of NAMES) listen(socket, name, publish);
  };
  // Without the library there are no live events; everything they tell is also fetched.
  connect().catch(() => undefined);
  return () => {
    ended = true;
    socket?.disconnect();
  };
}
