import { type Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { type Account, type State } from './base/state.ts';

/** Where a connection carries its token; the specification says only that it does (§7 "Real-time socket"). */
const tokenOf = (places: unknown[]): string =>
  places
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map((value) => value.replace(/^Bearer /i, ''))[0] ?? '';

export interface Sockets {
  emit: (owner: Account, event: string, payload: unknown) => void;
  /** Connections of a player at this moment. */
  count: (owner: Account) => number;
  close: () => Promise<void>;
}

/** SOCK-01 … SOCK-03: connections with a stored access token, over websocket or polling; guests are turned away. */
export function openSockets(http: HttpServer, state: State): Sockets {
  const io = new Server(http, { serveClient: false });
  io.use((socket, proceed) => {
    const { auth, query, headers } = socket.handshake;
    const token = tokenOf([auth.token, auth.accessToken, query.token, query.accessToken, headers.authorization]);
    const id = state.sessions.get(token);
    if (id === undefined) {
      proceed(new Error('Session expired'));
      return;
    }
    void socket.join(`player ${String(id)}`);
    proceed();
  });
  const room = (owner: Account): string => `player ${String(owner.id)}`;
  return {
    emit: (owner, event, payload) => {
      io.to(room(owner)).emit(event, payload);
    },
    count: (owner) => io.of('/').adapter.rooms.get(room(owner))?.size ?? 0,
    // Also closes the HTTP server beneath.
    close: () => io.close(),
  };
}

/** The forms in which one event may arrive: the specification gives "(method)" and "(win value)" and no names. */
export function eventPayloads(event: 'failedDeposit' | 'debit' | 'credit', value: string | number): unknown[] {
  if (event === 'failedDeposit') return [value, { method: value }, { method: value, _id: 'x', extra: null }];
  return [value, String(value), { win: value }, { win: String(value) }, { win: Number(value).toExponential() }];
}
