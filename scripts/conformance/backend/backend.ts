import { operationOf } from '@/contract/document';
import { responseProblems } from '@/contract/validate';
import { type OperationId } from '@/contract/wire';

/** The site's timeout for every browser call (OP-030): connection, headers and body together. */
export const DEADLINE_MS = 15_000;

export type Ask = {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent instead of a body: a form with a file. */
  form?: FormData;
};

export type Reply = {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined when the body is not JSON. */
  body: unknown;
  /** The contract violations of the answer, whatever its status. */
  problems: string[];
};

/** The backend under test. Every call ends within the deadline; without an answer it throws the reason. */
export type Backend = {
  call: (id: OperationId, ask?: Ask) => Promise<Reply>;
  /** For addresses that may be outside the contract. */
  fetch: (address: string) => Promise<Reply>;
};

type Settings = { baseUrl: string; systemToken?: string; deadlineMs?: number };

function reasonOf(error: unknown, deadlineMs: number): string {
  const { name, cause } = Object(error) as { name?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? `no answer within ${deadlineMs} ms` : `no answer: ${cause?.code ?? String(error)}`;
}

function parse(text: string): { body?: unknown; problems: string[] } {
  try {
    return { body: JSON.parse(text) as unknown, problems: [] };
  } catch {
    return { problems: ['the body is not JSON'] };
  }
}

const isJson = (headers: Headers) => /^application\/json\b/i.test(headers.get('content-type') ?? '');

/** `/games/{game}` with its parameters filled in. The path of an asset keeps its slashes. */
const fill = (template: string, values: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  );

export function createBackend({ baseUrl, systemToken, deadlineMs = DEADLINE_MS }: Settings): Backend {
  async function send(address: string, init: RequestInit): Promise<Reply & { text: string }> {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(new URL(address, baseUrl), { ...init, signal, redirect: 'manual' });
      const text = await response.text();
      const { status, headers } = response;
      const { body, problems } = parse(text);
      if (!isJson(headers)) problems.push(`the content type is ${headers.get('content-type') ?? 'missing'}`);
      return { status, headers, body, problems, text };
    } catch (error) {
      throw new Error(reasonOf(error, deadlineMs));
    }
  }

  async function call(id: OperationId, { path, query, headers, body, form }: Ask = {}): Promise<Reply> {
    const { method, path: template, responses } = operationOf(id);
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    const reply = await send(`${fill(template, path)}${search.size > 0 ? `?${search}` : ''}`, {
      method: method.toUpperCase(),
      headers: {
        'Accept-Language': 'en',
        ...(systemToken && { 'x-system-token': systemToken }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const success = responses['200'];
    const isFile = reply.status === 200 && success && 'content' in success && !success.content?.['application/json'];
    const wrong = isFile ? [] : [...reply.problems, ...responseProblems(id, reply.status, reply.body)];
    return { ...reply, problems: wrong };
  }

  return { call, fetch: (address) => send(address, { headers: { 'Accept-Language': 'en' } }) };
}
