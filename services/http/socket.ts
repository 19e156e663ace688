import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { decimal, isBag, text } from './parse';
import type { Publish, SocketEventName, SocketEvents } from './socketEvents';

/** OP-039. Without `tryAllTransports` a refused websocket would not fall back to polling. */
const OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

function readWin(payload: unknown): { win: string } | null {
  const found = decimal(isBag(payload) ? (payload.win ?? payload.value ?? payload.amount) : payload);
  return found === null ? null : { win: found };
}

function readMethod(payload: unknown): { method: string } | null {
  const method = text(isBag(payload) ? payload.method : payload);
  return method === null ? null : { method };
}

function readRoom(payload: unknown): { room: string } | null {
  const room = text(isBag(payload) ? payload.room : payload);
  return room === null ? null : { room };
}

/** After the backend closed the connection, in milliseconds: it may be starting anew. */
const RECONNECT_MS = 2_000;

/** What the backend sends; the others are said by the connection itself. */
type SentName = Exclude<SocketEventName, 'connected' | 'cutOff'>;

/** Reads the payload of each event; null for a payload to ignore (OP-040). */
const READERS: { readonly [N in SentName]: (payload: unknown) => SocketEvents[N] | null } = {
  failedDeposit: readMethod,
  debit: readWin,
  credit: readWin,
  chatMessage: (payload) => (isBag(payload) ? payload : null),
  chatRoom: readRoom,
  stopped: () => ({}),
  winsChanged: () => ({}),
};

const NAMES = Object.keys(READERS) as SentName[];

function listen<N extends SentName>(socket: Socket, name: N, publish: Publish): void {
  const read = READERS[name];
  // The library's listener types assume a payload map that the wire does not guarantee.
  const receive = (payload: unknown) => {
    const event = read(payload);
    if (event) publish(name, event);
  };
  socket.on(name as string, receive);
}

/**
 * Connects to the backend, through the site's origin unless the operator names another one (SOCKET_URL), and publishes
 * its events; returns a function to disconnect.
 */
export function connectSocket(token: string, publish: Publish, url?: string): () => void {
  const options = { ...OPTIONS, auth: { token } };
  const socket = url === undefined ? io(options) : io(url, options);
  for (const name of NAMES) listen(socket, name, publish);
  socket.on('connect', () => publish('connected', {}));
  let again: ReturnType<typeof setTimeout> | undefined;
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    publish('cutOff', {});
    // The library does not try again by itself then. A session that has ended is refused, and that is the end of it.
    again = setTimeout(() => socket.connect(), RECONNECT_MS);
  });
  return () => {
    clearTimeout(again);
    socket.disconnect();
  };
}
