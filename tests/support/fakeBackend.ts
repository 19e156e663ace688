import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fake's response: status and body (JSON unless it is a string), or none at all. */
export type Answer = { status?: number; body?: unknown; type?: string } | 'hang';

export type FakeBackend = {
  url: string;
  /** Method and address of every request so far. */
  requests: string[];
  /** Headers of the latest request. */
  lastHeaders: () => IncomingMessage['headers'];
  answer: (decide: (path: string) => Answer | Promise<Answer>) => void;
  close: () => void;
};

/** A backend on a free port whose responses a test decides: for faults that a real one cannot be made to show. */
export async function fakeBackend(): Promise<FakeBackend> {
  let decide: (path: string) => Answer | Promise<Answer> = () => ({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Not found' },
  });
  let headers: IncomingMessage['headers'] = {};
  const requests: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    headers = request.headers;
    const answer = await decide(request.url ?? '');
    if (answer === 'hang') return;
    const { status = 200, body = {}, type = 'application/json' } = answer;
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lastHeaders: () => headers,
    answer: (next) => (decide = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with these language files by code, and with 404 for any other. */
export const languageFiles = (backend: FakeBackend, byLanguage: Readonly<Record<string, unknown>>): void =>
  backend.answer((path) => {
    const body = byLanguage[/locales\/(\w+)\.json/.exec(path)?.[1] ?? ''];
    return body === undefined ? { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } } : { body };
  });
