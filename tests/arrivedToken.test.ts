import { ARRIVAL_SCRIPT, hasArrivedToken, takeArrivedToken } from '@/services/arrivedToken';

/** Opens an address as a browser does: its first script runs. */
function open(address: string): string {
  window.history.replaceState(null, '', address);
  // The script as it stands in the page.
  new Function(ARRIVAL_SCRIPT)();
  return location.pathname + location.search + location.hash;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  takeArrivedToken();
});

test.each([
  ['/casino?at=x&a=1', '/casino?a=1'],
  ['/casino?a=1&at=x&b=%C3%A4#main', '/casino?a=1&b=%C3%A4#main'],
  ['/de/vip?at=x', '/de/vip'],
])('SESS-07 OP-042 the token of %s is stored and only it leaves the address', (address, left) => {
  expect(open(address)).toBe(left);
  expect(localStorage.getItem('token')).toBe('x');
  expect(hasArrivedToken()).toBe(false);
});

test('no entry is added to the history', () => {
  const before = window.history.length;
  open('/casino?at=x');
  expect(window.history.length).toBe(before);
});

test('an empty one is no token, and leaves the address all the same', () => {
  expect(open('/casino?at=&a=1')).toBe('/casino?a=1');
  expect(localStorage.getItem('token')).toBeNull();
  expect(takeArrivedToken()).toBeNull();
});

test('an address without it is left as it is written', () => {
  expect(open('/casino?a=%20+b&format')).toBe('/casino?a=%20+b&format');
  expect(localStorage.length).toBe(0);
});

test('over another stored token it waits, to be taken once', () => {
  localStorage.setItem('token', 'old');
  open('/casino?at=new');
  expect(localStorage.getItem('token')).toBe('old');
  expect(hasArrivedToken()).toBe(true);
  expect(takeArrivedToken()).toBe('new');
  expect(takeArrivedToken()).toBeNull();
});

test('the one that is stored already waits for nothing', () => {
  localStorage.setItem('token', 'same');
  open('/casino?at=same');
  expect(hasArrivedToken()).toBe(false);
});

test('STOR-09 where storage is blocked it waits for the page to take it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open('/casino?at=x&a=1')).toBe('/casino?a=1');
  expect(takeArrivedToken()).toBe('x');
});
