import { createServer, request, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

const LOOPBACK = '127.0.0.1';

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export type Listener = (...given: Parameters<RequestListener>) => unknown;

/** Starts a server on a free port, stops it when the test ends, and returns its origin. */
export async function startBackend(t: TestContext, listener: Listener): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://${LOOPBACK}:${portOf(server)}`, server };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
export type Question = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Sends a request with its target exactly as written; fetch would normalise it. */
export function ask(port: number, target: string, { method, headers, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: LOOPBACK, port, path: target, method, headers, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
