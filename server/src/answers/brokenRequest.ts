import type { Socket } from 'node:net';
import type { Headers } from './headers';
import { REFUSALS, type Refusal } from './refusals';

const STATUSES: Readonly<Record<string, Refusal>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node's parser refuses, with headers, on the raw socket, since it never becomes a request. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const { message } = REFUSALS[status];
  const body = JSON.stringify(REFUSALS[status]);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${message}\r\n${lines.join('')}\r\n${body}`);
}
