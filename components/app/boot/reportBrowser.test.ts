import { tellBroken } from '@/services/browser/brokenPart';
import { fakeTab } from '@/tests/support/tab';
import { reportBrowser } from './reportBrowser';

type Metric = { name: string; value: number };
const told: Record<string, (metric: Metric) => void> = {};
jest.mock('web-vitals', () => {
  const watch = (name: string) => (hear: (metric: Metric) => void) => {
    told[name] = hear;
  };
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, watch(name)]));
});
jest.mock('next/router', () => ({ __esModule: true, default: { pathname: '/casino/games/[game]' } }));

const ADDRESS = 'https://reports.operator.example/browser';
const sent = jest.fn<boolean, [url: string, body: string]>(() => true);
let stop = () => {};

async function reporting(settings: Record<string, unknown>, draw = 0): Promise<void> {
  stop = await reportBrowser(fakeTab(() => ({}), settings).store, draw);
}

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  sent.mockClear();
  for (const name of Object.keys(told)) delete told[name];
  Object.assign(navigator, { sendBeacon: sent });
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-1' } });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});
afterEach(() => stop());

test('without an address, or for a load that is not drawn, nothing is watched or sent', async () => {
  await reporting({});
  await reporting({ browserReports: ADDRESS, browserReportShare: 0.1 }, 0.1);
  hide();
  expect(told).toEqual({});
  expect(sent).not.toHaveBeenCalled();
});

test('speeds and errors of a page are told once, when it is hidden, and nothing about a person', async () => {
  window.history.pushState(null, '', '/casino/games/kraken-tides?at=secret#top');
  document.documentElement.lang = 'de';
  document.documentElement.dataset.theme = 'citrus';
  await reporting({ browserReports: ADDRESS, browserReportShare: 0.1 }, 0.05);
  told.LCP!({ name: 'LCP', value: 1234.56 });
  told.CLS!({ name: 'CLS', value: 0.012345 });
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('anna@example.com has 123456') }));
  tellBroken(new Error('a part broke'));
  expect(sent).not.toHaveBeenCalled();
  told.LCP!({ name: 'LCP', value: 2000 });
  hide();
  hide();
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, body] = sent.mock.calls[0]!;
  expect(url).toBe(ADDRESS);
  expect(JSON.parse(body)).toEqual({
    build: 'build-1',
    page: '/casino/games/[game]',
    language: 'de',
    theme: 'citrus',
    vitals: { LCP: 2000, CLS: 0.0123 },
    errors: [
      expect.objectContaining({ message: 'TypeError: … has …', page: '/casino/games/[game]' }),
      expect.objectContaining({ message: 'Error: a part broke' }),
    ],
  });
  expect(body).not.toMatch(/secret|kraken|anna/);
});

test('the first ten errors are told', async () => {
  await reporting({ browserReports: ADDRESS });
  for (let index = 0; index < 12; index += 1) tellBroken(new Error(`fault ${index}`));
  hide();
  expect((JSON.parse(sent.mock.calls[0]![1]) as { errors: unknown[] }).errors).toHaveLength(10);
});
