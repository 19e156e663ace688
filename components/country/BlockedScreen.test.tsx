import { act, screen, waitFor } from '@testing-library/react';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { show } from '@/tests/render';
import { BlockedScreen } from './BlockedScreen';

const TEMPLATE = 'https://geo.example/reverse?lat={lat}&lon={lon}';
const SETTINGS = {
  excludedCountryCodeList: ['NL', 'FR'],
  supportLinks: [
    { label: 'Our page', href: '/contacts' },
    { label: 'help@harbour.example', href: 'mailto:help@harbour.example' },
  ],
};

type Located = (position: { coords: { latitude: number; longitude: number } }) => void;
type Refused = (error: { code: number; message: string }) => void;
const getCurrentPosition = jest.fn<void, [Located, Refused, PositionOptions]>();

const geocoder = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 24, 40) });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  getCurrentPosition
    .mockReset()
    .mockImplementation((located) => located({ coords: { latitude: 52.1, longitude: 5.2 } }));
  geocoder.mockReset();
  window.fetch = geocoder as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  fakeRouter('/casino');
});
afterEach(() => {
  jest.useRealTimers();
  writeStored(STORED.verified, null);
});

const answers = (body: unknown, ok = true) =>
  geocoder.mockResolvedValue({ ok, status: ok ? 200 : 500, json: async () => body });

const shown = (settings: Record<string, unknown> = {}, geocode: string | undefined = TEMPLATE) =>
  show(
    <BlockedScreen
      country="NL"
      ips={['203.0.113.24']}
      geocode={geocode}
      brand={<span>Harbour</span>}
      language={<span>English</span>}
    />,
    { settings: { ...SETTINGS, ...settings } },
  );

const press = async () => {
  act(() => screen.getByRole('button', { name: 'Reverify Location' }).click());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Reverify Location' })).not.toHaveAttribute('aria-busy'),
  );
};

test('CNTRY-08 E19 it says what it is about, the country, the address, and the time, which goes on each minute', () => {
  shown();
  const screenOf = screen.getByRole('alertdialog', { name: 'We can’t offer games where you are' });
  expect(screenOf).toHaveAccessibleDescription(/license doesn’t cover the country/);
  expect(screenOf).toHaveTextContent(/Country detectedNL/);
  expect(screenOf).toHaveTextContent(/Your IP address203\.0\.113\.24/);
  expect(screenOf).toHaveTextContent('20 Nov 2026, 14:24');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screenOf).toHaveTextContent('20 Nov 2026, 14:25');
});

test('it takes the focus, cannot be closed, and leads to the pages that stay open', () => {
  shown();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Responsible gambling' })).toHaveAttribute('href', '/responsible-gambling');
  expect(screen.getByRole('link', { name: 'help@harbour.example' })).toHaveAttribute(
    'href',
    'mailto:help@harbour.example',
  );
});

test('log-in is offered unless the operator says no', () => {
  const { unmount } = shown();
  act(() => screen.getByRole('button', { name: 'Log In' }).click());
  expect(location.search).toBe('?modal=login');
  unmount();
  shown({ blockedAllowLogin: false });
  expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
});

test('A14 AUTH-11 nor is it on a mirror without log-in', () => {
  shown({ loginOff: true });
  expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
});

test('CNTRY-09 CNTRY-10 the button asks for the position, for ten seconds at most, and is busy meanwhile', async () => {
  getCurrentPosition.mockImplementation(() => undefined);
  shown();
  const button = screen.getByRole('button', { name: 'Reverify Location' });
  act(() => button.click());
  act(() => button.click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(getCurrentPosition.mock.calls[0]![2]).toMatchObject({ timeout: 10_000 });
});

test('E18 a position in an excluded country is said to be one; a failure says nothing', async () => {
  answers({ address: { country_code: 'nl' } });
  shown();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('You still seem to be in a country our license doesn’t cover');
  getCurrentPosition.mockImplementation((_, fail) => fail({ code: 1, message: 'denied' }));
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('CNTRY-11 CNTRY-12 API-40 a country outside the list, as the geocoder names it, marks the visitor as verified', async () => {
  answers({ address: { country_code: 'de' } });
  shown();
  await press();
  expect(geocoder.mock.calls[0]![0]).toBe('https://geo.example/reverse?lat=52.100&lon=5.200');
  expect(geocoder.mock.calls[0]![1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(readStored(STORED.verified)).toBe('true');
});

test('CNTRY-13 a country inside the list changes nothing', async () => {
  answers({ countryCode: 'fr' });
  shown();
  await press();
  expect(readStored(STORED.verified)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'a refused position',
    () => getCurrentPosition.mockImplementation((_, refused) => refused({ code: 1, message: 'no' })),
    TEMPLATE,
  ],
  ['a geocoder that fails', () => answers({}, false), TEMPLATE],
  ['one that names no country', () => answers({ country: 'Germany' }), TEMPLATE],
  ['one that is away', () => geocoder.mockRejectedValue(new TypeError('Failed to fetch')), TEMPLATE],
  ['no geocoder', () => undefined, undefined],
])('CNTRY-14 ERR-37 %s keeps the block, is logged, and shows nothing', async (_, arrange, geocode) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  arrange();
  const { container } = show(<BlockedScreen country="NL" ips={[]} geocode={geocode} brand={null} language={null} />, {
    settings: SETTINGS,
  });
  const before = container.textContent;
  await press();
  expect(readStored(STORED.verified)).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe(before);
});
