import { sendDocument } from '@/services/account/documents';
import { createHttp } from '@/services/http/http';

const requests: OpenXhr[] = [];

/** A browser's XMLHttpRequest as far as axios uses it, whose answer never ends. */
class OpenXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  timeout = 0;
  responseType = '';
  onloadend: (() => void) | null = null;
  open() {
    requests.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {}
}

const real = global.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  global.XMLHttpRequest = OpenXhr as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  jest.useRealTimers();
  global.XMLHttpRequest = real;
});

const http = createHttp({ baseUrl: '', language: () => 'en', token: () => 'token-of-maria' });

/** After how many seconds a call ends that moves every fourteen seconds, three times. */
async function lasts(call: Promise<unknown>, way: (request: OpenXhr) => EventTarget): Promise<number> {
  const ended = jest.fn();
  void call.catch(ended);
  for (let second = 1; second < 120; second++) {
    await jest.advanceTimersByTimeAsync(1_000);
    if (ended.mock.calls.length > 0) return second;
    if (second % 14 > 0 || second > 42) continue;
    way(requests.at(-1)!).dispatchEvent(new ProgressEvent('progress', { loaded: second }));
  }
  return Infinity;
}

test('A32 OP-030 an upload that stands still for fifteen seconds is given up, one that moves is not', async () => {
  const file = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
  const { signal } = new AbortController();
  const sent = sendDocument(http, { label: 'bill', file, intent: 'i-1', onSent: () => {}, signal });
  expect(await lasts(sent, ({ upload }) => upload)).toBe(42 + 15);
});

test('so is a large answer; that of any other call has fifteen seconds in all', async () => {
  const copy = { method: 'GET', path: '/api/user/data-copy' } as const;
  expect(await lasts(http({ ...copy, large: true }), (request) => request)).toBe(42 + 15);
  expect(await lasts(http(copy), (request) => request)).toBe(15);
});
