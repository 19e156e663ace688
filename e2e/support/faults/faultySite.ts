import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHost, type OwnHost } from '../ownHost';
import { PORTS } from '../ports';

/**
 * What happens to the backend's answers: nothing, or one kind of fault. A slow answer is held until the rule changes.
 */
export type Fault = 'none' | 'gone' | 'slow' | 'error' | 'html' | 'cut' | 'types' | 'empty';

export const FAULTS: readonly Fault[] = ['gone', 'slow', 'error', 'html', 'cut', 'types', 'empty'];

/** Replaces every value of a JSON answer with one of another type. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(otherTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherTypes(inner)]));
  }
  return typeof value === 'string' ? 7 : typeof value === 'number' ? 'NaN' : null;
}

/** Sends the backend's answer as the fault makes it arrive. */
function deliver(fault: Fault, response: ServerResponse, status: number, body: string): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'error') response.writeHead(500, json).end('{"code":"INTERNAL","message":"Internal server error"}');
  else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>portal</html>');
  else if (fault === 'cut') response.writeHead(200, json).end(body.slice(0, Math.floor(body.length / 2)));
  else if (fault === 'types') response.writeHead(200, json).end(JSON.stringify(otherTypes(JSON.parse(body))));
  else if (fault === 'empty') response.writeHead(200, json).end();
  else response.writeHead(status, json).end(body);
}

/** Rewrites a JSON answer by the path of its request. */
export type Rewrite = (path: string, answer: unknown) => unknown;

/** The rewritten body; a body that is not JSON stays as it is. */
function rewritten(rewrite: Rewrite | undefined, url: string, body: string): string {
  if (!rewrite) return body;
  try {
    return JSON.stringify(rewrite(url.split('?', 1)[0]!, JSON.parse(body)));
  } catch {
    return body;
  }
}

/** A proxy between a host and the sandbox that rewrites its answers and breaks those with a matching address. */
function faultyBackend(rewrite?: Rewrite) {
  const rule = { fault: 'none' as Fault, only: /./ };
  const held: (() => void)[] = [];
  const breaks = (fault: Fault, only = /./) => {
    Object.assign(rule, { fault, only });
    for (const send of held.splice(0)) send();
  };
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const fault = rule.only.test(incoming.url ?? '') ? rule.fault : 'none';
    if (fault === 'gone') return void incoming.socket.destroy();
    const onward = ask(
      {
        host: '127.0.0.1',
        port: PORTS.sandbox,
        method: incoming.method,
        path: incoming.url,
        // Uncompressed, because it is read as text here.
        headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = rewritten(rewrite, incoming.url ?? '', Buffer.concat(chunks).toString());
          const send = () => deliver(fault, response, answer.statusCode ?? 500, body);
          if (fault === 'slow') held.push(send);
          else send();
        });
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };
  return { server: createServer(pass), breaks };
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

export type FaultySite = OwnHost & {
  /** From now on, answers with a matching address arrive with that fault. */
  breaks: (fault: Fault, only?: RegExp) => void;
};

/** A separate host of the built site, with short cache times and a backend that can be broken at will. */
export async function startFaultySite(env: Record<string, string> = {}, rewrite?: Rewrite): Promise<FaultySite> {
  const { server, breaks } = faultyBackend(rewrite);
  const backendPort = await listen(server);
  const host = await startHost({
    API_URL: `http://127.0.0.1:${backendPort}`,
    PAGE_TTL_MS: '100',
    PAGE_STALE_MS: '100',
    ...env,
  });
  return {
    ...host,
    breaks,
    stop: async () => {
      await host.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
