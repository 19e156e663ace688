import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { operationsOfContract, type Operation } from '../../contract/document';

/**
 * A backend with every call of another one under other names (docs/adapters/renamed.mjs): POST /rpc/<name>, keys in snake
 * case, failures with status 200. Files alone have their old address.
 */
export type RenamedBackend = { url: string; close: () => Promise<void> };

const renamed = (key: string) => key.replaceAll('_', '__').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const named = (key: string) =>
  key.replace(/_(_|[a-z])/g, (_, next: string) => (next === '_' ? '_' : next.toUpperCase()));

function withKeys(value: unknown, of: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [of(key), withKeys(inner, of)]));
}

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  operationsOfContract.map((operation) => [`/rpc/${renamed(operation.operationId)}`, operation]),
);

/** Headers of one connection, and of a body that is written anew. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'accept-encoding']);

const passedOn = (incoming: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !OWN.has(name)) headers.set(name, String(value));
  return headers;
};

/** Asks the other backend as the contract has it. An upload's values are in its form. */
async function askNamed(origin: string, { method, path, parameters }: Operation, incoming: IncomingMessage) {
  const bytes = await buffer(incoming);
  const headers = passedOn(incoming);
  const isForm = headers.get('content-type')?.startsWith('multipart/') === true;
  const { values, body } = (isForm ? { values: {}, body: null } : withKeys(JSON.parse(bytes.toString()), named)) as {
    values: Record<string, unknown>;
    body: unknown;
  };
  const query = parameters.filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined);
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))),
    origin,
  );
  for (const { name } of query) url.searchParams.set(name, String(values[name]));
  const sent = isForm ? new Uint8Array(bytes) : body === null ? undefined : JSON.stringify(body);
  if (sent === undefined) headers.delete('content-type');
  return fetch(url, { method: method.toUpperCase(), headers, body: sent });
}

async function told(response: Response): Promise<object> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return { result: withKeys(body, renamed) };
  const { code, message, details } = body as { code: string; message: string; details?: unknown };
  return { failure: { level: response.status, kind: code, words: message, more: details } };
}

async function answerFile(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(new URL(incoming.url ?? '/', origin), { headers: passedOn(incoming) });
  for (const name of ['content-type', 'cache-control', 'etag']) {
    const value = response.headers.get(name);
    if (value !== null) outgoing.setHeader(name, value);
  }
  outgoing.writeHead(response.status);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Starts it on a free port, before the backend at `origin`. */
export async function startRenamedBackend(origin: string): Promise<RenamedBackend> {
  const server = createServer((incoming, outgoing) => {
    const operation = OPERATIONS.get(incoming.url ?? '');
    const answered = operation
      ? askNamed(origin, operation, incoming)
          .then(told)
          .then((json) => {
            outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
          })
      : answerFile(origin, incoming, outgoing);
    answered.catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
