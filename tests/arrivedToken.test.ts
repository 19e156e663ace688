import { mergeSettings } from '@/domain/site/merge';
import {
  ARRIVAL_SCRIPT,
  arrivalAttributes,
  forgetArrivedToken,
  hasArrivedToken,
  takeArrivedToken,
} from '@/services/browser/arrivedToken';

const { documentElement: root } = document;

/** Opens an address as a browser does, running its first script. */
function open(address: string, settings: Record<string, unknown> = {}): string {
  for (const [name, value] of Object.entries(arrivalAttributes(mergeSettings(settings))))
    root.setAttribute(name, value);
  window.history.replaceState(null, '', address);
  // Runs the script as it is embedded in the page.
  new Function(ARRIVAL_SCRIPT)();
  return location.pathname + location.search + location.hash;
}
const TOKENS = { sessionTokenInAddress: true };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  forgetArrivedToken();
});

const ADDRESSES = [
  ['/casino?at=x&a=1', '/casino?a=1'],
  ['/casino?a=1&at=x&b=%C3%A4#main', '/casino?a=1&b=%C3%A4#main'],
  ['/de/vip?at=x', '/de/vip'],
] as const;

test.each(ADDRESSES)('C05 what %s brings leaves it, and is no session before it was exchanged', (address, left) => {
  expect(open(address)).toBe(left);
  expect(localStorage).toHaveLength(0);
  expect(takeArrivedToken()).toBe('x');
  // Until it is known what became of it.
  expect(hasArrivedToken()).toBe(true);
  forgetArrivedToken();
  expect(hasArrivedToken()).toBe(false);
});

test.each(ADDRESSES)(
  'SESS-07 OP-042 where an address may bring a session token, that of %s is stored',
  (address, left) => {
    expect(open(address, TOKENS)).toBe(left);
    expect(localStorage.getItem('token')).toBe('x');
    expect(takeArrivedToken()).toBe('x');
  },
);

test('no entry is added to the history', () => {
  const before = window.history.length;
  open('/casino?at=x');
  expect(window.history.length).toBe(before);
});

test('an empty one is no token, and leaves the address all the same', () => {
  expect(open('/casino?at=&a=1', TOKENS)).toBe('/casino?a=1');
  expect(localStorage.getItem('token')).toBeNull();
  expect(takeArrivedToken()).toBeNull();
});

test('an address without it is left as it is written', () => {
  expect(open('/casino?a=%20+b&format')).toBe('/casino?a=%20+b&format');
  expect(hasArrivedToken()).toBe(false);
});

test('over another stored token it waits, to be taken once', () => {
  localStorage.setItem('token', 'old');
  open('/casino?at=new', TOKENS);
  expect(localStorage.getItem('token')).toBe('old');
  expect(hasArrivedToken()).toBe(true);
  expect(takeArrivedToken()).toBe('new');
  expect(takeArrivedToken()).toBeNull();
});

test('STOR-09 where storage is blocked it waits for the page to take it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open('/casino?at=x&a=1', TOKENS)).toBe('/casino?a=1');
  expect(takeArrivedToken()).toBe('x');
});
