/** @jest-environment node */
import type { GetServerSideProps } from 'next';
import { fakeBackend } from '@/tests/support/fakeBackend';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
  jest.restoreAllMocks();
});

/** The answer for a text area: its headers and texts. */
async function answerFor(area: string) {
  const { textsFile } = await import('./textsFile');
  const headers = new Map<string, unknown>();
  let body = '';
  const res = {
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    end: (text: string) => (body = text),
  };
  const context = { req: { headers: { host: 'localhost:3000' } }, res, locale: 'en', query: { area } };
  await textsFile(context as unknown as Parameters<GetServerSideProps>[0]);
  return { headers, texts: JSON.parse(body) as Record<string, string> };
}

test('texts of a brand whose settings never came are answered, but not kept', async () => {
  const backend = await fakeBackend();
  Object.assign(process.env, { API_URL: backend.url, RENDER_CALL_TIMEOUT_MS: '60000' });
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('baize.settings')];
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  let isAway = true;
  backend.answer((path) => (path.includes('settings2') && isAway ? { status: 500 } : { body: {} }));
  const before = await answerFor('liveChat');
  isAway = false;
  const after = await answerFor('liveChat');
  backend.close();
  expect(before.headers.get('x-render-degraded')).toBe('1');
  expect(after.headers.has('x-render-degraded')).toBe(false);
  expect(before.texts).toEqual(after.texts);
});
