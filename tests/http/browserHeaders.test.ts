import { createHttp } from '@/services/http/http';

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** A browser's XMLHttpRequest as far as axios uses it, with an empty JSON answer. */
function fakeXhr(sent: Sent[]) {
  return class {
    readyState = 0;
    status = 0;
    responseText = '';
    response = '';
    responseURL = '';
    timeout = 0;
    upload = { addEventListener() {}, removeEventListener() {} };
    onloadend: (() => void) | null = null;
    private readonly asked: Sent = { method: '', url: '', headers: {}, body: undefined };
    addEventListener() {}
    removeEventListener() {}
    abort() {}
    open(method: string, url: string) {
      Object.assign(this.asked, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.asked.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    send(body: unknown) {
      this.asked.body = body;
      sent.push(this.asked);
      Object.assign(this, { readyState: 4, status: 200, responseText: '{}', response: '{}' });
      setTimeout(() => this.onloadend?.());
    }
  };
}

test('A28 API-02 API-03 in a browser every call says its content type, and only cacheable ones may be cached', async () => {
  const sent: Sent[] = [];
  const real = global.XMLHttpRequest;
  global.XMLHttpRequest = fakeXhr(sent) as unknown as typeof XMLHttpRequest;
  const http = createHttp({ baseUrl: '', language: () => 'de' });
  try {
    await http({ method: 'GET', path: '/api/x' });
    await http({ method: 'GET', path: '/api/y', cacheable: true });
    await http({ method: 'POST', path: '/api/z', body: { a: 1 } });
  } finally {
    global.XMLHttpRequest = real;
  }
  expect(sent.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('application/json'));
  expect(sent.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-cache, no-store',
    undefined,
    'no-cache, no-store',
  ]);
  expect(sent.map(({ body }) => body)).toEqual([null, null, '{"a":1}']);
});
