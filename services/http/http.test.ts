import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { asCallError, SIGNED_OUT, statusOf, SWITCHED_OFF, type HttpCall } from './call';
import { createHttp, type HttpOptions } from './http';

const servers: Server[] = [];

/** Starts a backend with this listener and returns a client for it. */
async function backend(listener: RequestListener, options: Partial<HttpOptions> = {}): Promise<HttpCall> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createHttp({ baseUrl: `http://127.0.0.1:${port}`, language: () => 'en', ...options });
}

const answer =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const get = { method: 'GET', path: '/api/x' } as const;

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('The call resolved')),
    (error: unknown) => error,
  );

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  jest.useRealTimers();
});

describe('what a call carries', () => {
  async function headersOf(options: Partial<HttpOptions>, request: Partial<Parameters<HttpCall>[0]> = {}) {
    let seen: NodeJS.Dict<string | string[]> = {};
    const http = await backend((incoming, response) => {
      seen = incoming.headers;
      answer(200, '{}')(incoming, response);
    }, options);
    await http({ ...get, ...request });
    return seen;
  }

  test('API-01 API-02 a bearer token only when one is stored, and JSON as content type', async () => {
    expect(await headersOf({ token: () => 'abc' })).toMatchObject({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
    });
    expect(await headersOf({ token: () => null })).not.toHaveProperty('authorization');
  });

  test('A22 OP-028 under the names that the operator gives them', async () => {
    const headerNames = { authorization: 'x-session', language: 'x-language', idempotencyKey: 'x-key' };
    const seen = await headersOf({ headerNames, token: () => 'abc' }, { idempotencyKey: 'intent' });
    expect(seen).toMatchObject({ 'x-session': 'Bearer abc', 'x-language': 'en', 'x-key': 'intent' });
    for (const name of ['authorization', 'accept-language', 'idempotency-key']) expect(seen).not.toHaveProperty(name);
  });

  test('the time of the backend is told of answers that no cache kept', async () => {
    const onDate = jest.fn();
    await headersOf({ onDate });
    await headersOf({ onDate }, { cacheable: true });
    expect(onDate.mock.calls).toEqual([[expect.stringMatching(/GMT$/), expect.any(Number), expect.any(Number)]]);
  });

  test('API-03 no-cache headers unless the call is marked cacheable', async () => {
    expect(await headersOf({})).toMatchObject({
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
      expires: '0',
    });
    const cacheable = await headersOf({}, { cacheable: true });
    expect(cacheable).not.toHaveProperty('cache-control');
    expect(cacheable).not.toHaveProperty('pragma');
  });

  test('API-04 I18N-14 the system token only where set, and the language of the moment', async () => {
    let language = 'en';
    const seen = await headersOf({ systemToken: 's3', language: () => language });
    expect(seen).toMatchObject({ 'x-system-token': 's3', 'accept-language': 'en' });
    language = 'gr';
    const later = await headersOf({ language: () => language });
    expect(later).toMatchObject({ 'accept-language': 'gr' });
    expect(later).not.toHaveProperty('x-system-token');
    const write = await headersOf({ language: () => language }, { method: 'POST', body: {} });
    expect(write).toMatchObject({ 'accept-language': 'gr' });
  });

  test('a form is sent in parts, with its own content type, and tells how much of it is on its way', async () => {
    let body = '';
    let type = '';
    const http = await backend((incoming, response) => {
      type = incoming.headers['content-type'] ?? '';
      incoming.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      incoming.on('end', () => answer(200, '{}')(incoming, response));
    });
    const form = new FormData();
    form.append('label', 'passport');
    form.append('file', new Blob(['x'.repeat(200_000)], { type: 'image/png' }), 'p.png');
    const shares: number[] = [];
    await http({ method: 'POST', path: '/api/x', form, onSent: (share) => shares.push(share) });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="label"\r\n\r\npassport');
    expect(body).toContain('filename="p.png"');
    expect(shares.at(-1)).toBe(1);
  });

  test('KYC-02 a call that needs a token is not sent without one', async () => {
    const asked = jest.fn();
    const listener: RequestListener = (incoming, response) => {
      asked(incoming.url);
      answer(200, '{}')(incoming, response);
    };
    let token: string | null = null;
    const http = await backend(listener, { token: () => token });
    expect(await caught(http({ ...get, needsToken: true }))).toEqual({ code: SIGNED_OUT });
    expect(asked).not.toHaveBeenCalled();
    token = 'abc';
    await http({ ...get, needsToken: true });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a write carries the key of its intent', async () => {
    expect(await headersOf({}, { method: 'POST', body: {}, idempotencyKey: 'k-1' })).toMatchObject({
      'idempotency-key': 'k-1',
    });
  });
});

describe('what comes of the answer', () => {
  test('API-06 status 200 resolves with the JSON, an empty body with null', async () => {
    expect(await (await backend(answer(200, '{"a":[1]}')))(get)).toEqual({ a: [1] });
    expect(await (await backend(answer(200, '')))(get)).toBeNull();
  });

  test.each([201, 204, 400, 401, 404, 409, 422, 500, 503])('API-08 status %i throws the body', async (status) => {
    const body = { code: 'X', message: 'said the backend' };
    const error = await caught((await backend(answer(status, status === 204 ? '' : JSON.stringify(body))))(get));
    expect(error).toEqual(status === 204 ? { message: 'Something went wrong', network: true } : body);
    expect(statusOf(error)).toBe(status);
  });

  test.each([
    [502, true],
    [504, true],
    [500, undefined],
    [503, undefined],
  ])('E19 after status %i of a gateway nobody knows what became of the call', async (status, lost) => {
    const body = JSON.stringify({ code: 'BACKEND_UNREACHABLE', message: 'Service Unavailable' });
    const error = await caught((await backend(answer(status, body)))(get));
    expect(asCallError(error).network).toBe(lost);
  });

  test.each([
    ['HTML with 200', 200, '<html>portal</html>', 'text/html'],
    ['JSON that says it is HTML', 200, '{}', 'text/html'],
    ['cut JSON', 200, '{"a":', 'application/json'],
    ['HTML with 500', 500, '<h1>oops</h1>', 'text/html'],
  ])('%s is a network failure, never data', async (_, status, body, type) => {
    expect(await caught((await backend(answer(status, body, type)))(get))).toEqual({
      message: 'Something went wrong',
      network: true,
    });
  });

  test('API-28 an answer that is not read may be any text, but no page and no other status', async () => {
    const unread = { ...get, unread: true };
    expect(await (await backend(answer(200, 'OK', 'text/plain')))(unread)).toBeNull();
    const page = answer(200, '<p>Pay for the network</p>', 'text/html');
    expect(await caught((await backend(page))(unread))).toMatchObject({ network: true });
    expect(await caught((await backend(answer(400, 'No', 'text/plain')))(unread))).toEqual({ message: 'No' });
  });

  test.each([
    ['plain text', 400, 'Try tomorrow', 'text/plain; charset=utf-8', { message: 'Try tomorrow' }],
    ['a text of JSON', 422, '"Try tomorrow"', 'application/json', { message: 'Try tomorrow' }],
    ['the plain text of a missing call', 404, 'Not found', 'text/plain', null],
    ['the plain text of a broken backend', 500, 'Error: at x.js:1', 'text/plain', null],
    ['a page of text', 400, 'x'.repeat(301), 'text/plain', null],
  ])('API-08 a refusal that is %s', async (_, status, body, type, thrown) => {
    const error = await caught((await backend(answer(status, body, type)))(get));
    expect(error).toEqual(thrown ?? { message: 'Something went wrong', network: true });
    expect(statusOf(error)).toBe(status);
  });

  test('JSON cut at any place never resolves', async () => {
    const whole = JSON.stringify({ data: { games: { rows: [{ id: 'a', name: 'b' }], count: 1 } } });
    let body = '';
    const http = await backend((request, response) => answer(200, body)(request, response));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1 }), async (length) => {
        body = whole.slice(0, length);
        expect(await caught(http(get))).toMatchObject({ network: true });
      }),
      { numRuns: 40 },
    );
  });

  test('an answer longer than the limit is not read to its end', async () => {
    const http = await backend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = 'x'.repeat(64 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    expect(await caught(http({ ...get, maxBytes: 200_000 }))).toMatchObject({ network: true });
  });

  test('no backend at all is a network failure without a status', async () => {
    const error = await caught(createHttp({ baseUrl: 'http://127.0.0.1:1', language: () => 'en' })(get));
    expect(error).toEqual({ message: 'Something went wrong', network: true });
    expect(statusOf(error)).toBeUndefined();
  });
});

describe('deadline', () => {
  test('API-05 a call without answer ends after 15 seconds, not before', async () => {
    let arrived = () => {};
    const atBackend = new Promise<void>((resolve) => (arrived = resolve));
    const http = await backend(() => arrived());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let ended = false;
    const call = caught(http(get)).finally(() => (ended = true));
    await atBackend;
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ network: true });
  });

  test('a body that drips in counts too', async () => {
    const http = await backend(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
      { timeoutMs: 200 },
    );
    expect(await caught(http(get))).toMatchObject({ network: true });
  });

  test('the caller can give up earlier', async () => {
    const controller = new AbortController();
    const http = await backend(() => controller.abort());
    expect(await caught(http({ ...get, signal: controller.signal }))).toMatchObject({ network: true });
  });
});

describe('own backend only', () => {
  test.each(['https://evil.example/api', '//evil.example/api', 'api/x', '/\\evil.example'])(
    'the path %s is refused before anything is sent',
    async (path) => {
      const http = createHttp({ baseUrl: 'http://127.0.0.1:1', language: () => 'en', token: () => 'secret' });
      await expect(http({ method: 'GET', path })).rejects.toThrow('Not a backend path');
    },
  );

  test('a redirect is not followed', async () => {
    const http = await backend((_, response) => response.writeHead(302, { location: 'http://evil.example/' }).end());
    expect(await caught(http(get))).toMatchObject({ network: true });
  });
});

describe('the 403 hook', () => {
  test('is told the token that was sent, and the body is thrown all the same', async () => {
    const onForbidden = jest.fn();
    const http = await backend(answer(403, '{"code":"SESSION"}'), { token: () => 'old', onForbidden });
    expect(await caught(http(get))).toEqual({ code: 'SESSION' });
    expect(onForbidden).toHaveBeenCalledWith('old');
  });

  test.each([
    ['without a body', '', 'application/json'],
    ['as text', 'Forbidden', 'text/plain'],
    ['as broken JSON', '{"code":', 'application/json'],
  ])('A04 API-07 is told of a 403 %s', async (_, body, type) => {
    const onForbidden = jest.fn();
    const http = await backend(answer(403, body, type), { token: () => 'old', onForbidden });
    await caught(http(get));
    expect(onForbidden).toHaveBeenCalledWith('old');
  });

  test('is not called for a 403 that is a page: a portal or a firewall is no ended session', async () => {
    const onForbidden = jest.fn();
    const http = await backend(answer(403, '<html/>', 'text/html'), { token: () => 'old', onForbidden });
    await caught(http(get));
    expect(onForbidden).not.toHaveBeenCalled();
  });

  test('nor for a call that named its token itself: whoever did knows what a refusal means', async () => {
    const onForbidden = jest.fn();
    const http = await backend(answer(403, '{"code":"SESSION"}'), { token: () => 'old', onForbidden });
    await caught(http({ ...get, token: 'other' }));
    await caught(http({ ...get, token: null }));
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe('whose token travels', () => {
  async function sent(token: string | null | undefined) {
    let seen: string | undefined;
    const http = await backend(
      (incoming, response) => {
        seen = incoming.headers.authorization;
        answer(200, '{}')(incoming, response);
      },
      { token: () => 'stored' },
    );
    await http({ ...get, ...(token === undefined ? {} : { token }) });
    return seen;
  }

  test.each([
    [undefined, 'Bearer stored'],
    ['own', 'Bearer own'],
    [null, undefined],
  ])('for %j it is %j', async (token, expected) => {
    expect(await sent(token)).toBe(expected);
  });
});

test.each([
  [500, 'a1b2'],
  [502, 'a1b2'],
  [409, undefined],
])('the id of a call that ends with %d is known where the site or the backend is to blame', async (status, id) => {
  const http = await backend((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'a1b2' }).end('{"code":"X"}'),
  );
  const read = asCallError(await caught(http(get)));
  expect(read.requestId).toBe(id);
  expect(asCallError(read).requestId).toBe(id);
});

test('API-39 a call goes to the address of the settings, and one that is switched off is never sent (OP-036)', async () => {
  const asked: string[] = [];
  const http = await backend(
    (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(200, '{}')(request, response as never);
    },
    { endpoints: () => ({ games: '/api/v2/list', login: null }) },
  );
  await http({ method: 'GET', path: '/api/core/casino/games', query: { pageNo: 1 } });
  expect(await caught(http({ method: 'POST', path: '/api/user/login', body: {} }))).toEqual({ code: SWITCHED_OFF });
  expect(asked).toEqual(['GET /api/v2/list?pageNo=1']);
});

test('B17 a call that the backend does not have is told by its operation, and counts as switched off', async () => {
  const missing: string[] = [];
  const http = await backend(answer(404, 'Cannot GET', 'text/plain'), {
    endpoints: () => ({ bonuses: '/api/v2/offers' }),
    onMissing: (operation) => missing.push(operation),
  });
  expect(await caught(http({ method: 'GET', path: '/api/admin/get-all-bonus' }))).toEqual({ code: SWITCHED_OFF });
  await caught(http({ method: 'GET', path: '/api/core/casino/games/none' }));
  expect(missing).toEqual(['bonuses']);
});

test('SESS-06 an answer about a player that comes after the session changed is dropped; of a write it stays', async () => {
  let token: string | null = 'maria';
  const http = await backend(
    (incoming, response) => {
      token = 'jun';
      answer(200, '{"getUser":"maria"}')(incoming, response);
    },
    { token: () => token },
  );
  expect(await caught(http({ ...get, needsToken: true }))).toMatchObject({ network: true });
  token = 'maria';
  expect(await http({ ...get, method: 'POST', needsToken: true })).toEqual({ getUser: 'maria' });
  token = 'maria';
  expect(await http(get)).toEqual({ getUser: 'maria' });
});
