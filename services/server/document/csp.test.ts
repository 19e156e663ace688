import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { contentSecurityPolicy, originOf, PAGE_BOOTSTRAP, permissionsPolicy } from './csp';

const policy = (
  frameOrigins: readonly string[] = [],
  styles: readonly string[] = ['a{}'],
  connectOrigins: readonly string[] = [],
) => contentSecurityPolicy({ origin: 'http://localhost:3000', styles, frameOrigins, connectOrigins });

const directives = (text: string) =>
  new Map(text.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));

const NAMES = [...directives(policy()).keys()];

test('scripts come from our build or have the bootstrap hash, nothing is unsafe', () => {
  const [origin, hash, ...rest] = directives(policy()).get('script-src')!;
  expect(origin).toBe('http://localhost:3000/_next/static/');
  expect(hash).toMatch(/^'sha256-/);
  expect(rest).toEqual([]);
  expect(policy()).not.toMatch(/unsafe|\*/);
});

test('a page may start the workers of its build and the service worker at its address, and read its manifest', () => {
  const found = directives(policy());
  const own = 'http://localhost:3000';
  expect(found.get('worker-src')).toEqual([`${own}/_next/static/`, `${own}/sw.js`]);
  expect(found.get('manifest-src')).toEqual(["'self'"]);
});

test('C16: what default-src allows is the build’s scripts alone, and every kind of resource is named one by one', () => {
  const found = directives(policy());
  expect(found.get('default-src')).toEqual(['http://localhost:3000/_next/static/']);
  const kinds = ['script', 'style', 'img', 'font', 'connect', 'manifest', 'worker', 'frame', 'object', 'media'];
  expect(kinds.filter((kind) => !found.has(`${kind}-src`))).toEqual([]);
});

test('C16: blocked resources are reported where the setting says, and nowhere without it', () => {
  const input = { origin: 'https://casino.example', styles: [], frameOrigins: [], connectOrigins: [] };
  const reporting = directives(contentSecurityPolicy({ ...input, reportUrl: 'https://reports.example/csp' }));
  expect(reporting.get('report-to')).toEqual(['csp']);
  expect(reporting.get('report-uri')).toEqual(['https://reports.example/csp']);
  expect(policy()).not.toMatch(/report/);
});

test('every style of the page is named by its hash', () => {
  const hash = createHash('sha256').update('b{color:red}').digest('base64');
  expect(directives(policy([], ['a{}', 'b{color:red}'])).get('style-src')).toContain(`'sha256-${hash}'`);
});

test.each([
  ['https://games.example/path?x', 'https://games.example'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['http://games.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://g.example; script-src *', null],
  ["'unsafe-inline'", null],
  ['*', null],
  ['', null],
])('the frame origin %s becomes %s', (setting, expected) => {
  expect(originOf(setting)).toBe(expected);
});

test('CNTRY-11 the page may ask the geocoder at its own origin, and no other but ours', () => {
  const sources = (address: string) => directives(policy([], [], [address])).get('connect-src');
  expect(sources('https://geo.example/reverse?lat={lat}&lon={lon}')).toEqual(["'self'", 'https://geo.example']);
  expect(sources('http://geo.example/{lat}/{lon}')).toEqual(["'self'"]);
  expect(directives(policy()).get('connect-src')).toEqual(["'self'"]);
});

test('A34 pictures may come from the https origins of the setting, and a setting cannot add anything else', () => {
  const sources = (imageOrigins: readonly string[]) =>
    directives(
      contentSecurityPolicy({
        origin: 'https://site.example',
        styles: [],
        frameOrigins: [],
        imageOrigins,
        connectOrigins: [],
      }),
    ).get('img-src');
  expect(sources([])).toEqual(["'self'", 'data:']);
  expect(sources(['https://cdn.example/games', 'http://cdn.example', '*', 'https://a.example; script-src *'])).toEqual([
    "'self'",
    'data:',
    'https://cdn.example',
  ]);
});

test('A02 a page with a captcha of its own may frame that page of its own, and no other', () => {
  const ownFrames = ['/captcha.html'];
  const text = contentSecurityPolicy({
    origin: 'https://site.example',
    styles: [],
    frameOrigins: ['https://games.example'],
    ownFrames,
    connectOrigins: [],
  });
  expect(directives(text).get('frame-src')).toEqual(['https://games.example', 'https://site.example/captcha.html']);
});

test('A22 a socket on another origin may be reached by polls and web socket, and no other', () => {
  const sources = (socketOrigin?: string) =>
    directives(
      contentSecurityPolicy({
        origin: 'https://site.example',
        styles: [],
        frameOrigins: [],
        connectOrigins: [],
        socketOrigin,
      }),
    ).get('connect-src');
  expect(sources()).toEqual(["'self'"]);
  expect(sources('https://socket.example')).toEqual(["'self'", 'https://socket.example', 'wss://socket.example']);
});

test('no setting can add a directive or a source outside frame-src', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .tuple(fc.webUrl(), fc.constantFrom('; script-src *', " 'unsafe-inline'", '\n', ' https://evil.example', ','))
      .map(([a, b]) => a + b),
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 5 }), (origins) => {
      const parsed = directives(policy(origins));
      expect([...parsed.keys()]).toEqual(NAMES);
      for (const source of parsed.get('frame-src')!) {
        expect(source === "'none'" || new URL(source).origin === source).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('framed games may go full screen and start sound, and use no camera, whatever the setting says', () => {
  const policy = permissionsPolicy([
    'https://games.example/x',
    'https://evil.example), camera=(*',
    'http://evil.example',
  ]);
  expect(policy).toContain('fullscreen=(self "https://games.example")');
  expect(policy).toContain('camera=()');
  expect(policy).not.toMatch(/evil|\*/);
});

/** The browser APIs that the late-scripts part of the bootstrap needs (tests/lateScripts.test.ts). */
const BROWSER = { navigator: {}, addEventListener: () => undefined };

/** The attributes of a document's root after the first-paint script. */
function marked(attributes: Record<string, string>, stored: Record<string, string>, search = ''): Map<string, string> {
  const root = new Map(Object.entries(attributes));
  const documentElement = {
    getAttribute: (name: string) => root.get(name) ?? null,
    hasAttribute: (name: string) => root.has(name),
    setAttribute: (name: string, value: string) => void root.set(name, value),
  };
  const location = { href: `https://site.example/casino${search}`, search };
  const document = { documentElement, addEventListener: () => undefined };
  const page = { document, localStorage: stored, location, URL, ...BROWSER };
  runInNewContext(PAGE_BOOTSTRAP, { ...page, window: page });
  return root;
}
const marks = (...given: Parameters<typeof marked>) => marked(...given).has('data-blocked');

test('L03 the first paint knows that a session is stored, and nothing of it', () => {
  expect(marked({}, { token: 'abc' }).get('data-session')).toBe('');
  expect([...marked({}, {})]).toEqual([]);
});

test('the first paint knows that a player has no row of own games', () => {
  expect(marked({}, { token: 'abc' }).has('data-no-own-row')).toBe(false);
  expect(marked({}, { token: 'abc', ownRow: 'none' }).get('data-no-own-row')).toBe('');
});

test('L07 the first paint knows how many cards of their own a player had', () => {
  expect(marked({}, { token: 'abc' }).has('data-own-cards')).toBe(false);
  expect(marked({}, { token: 'abc', ownCards: '2' }).get('data-own-cards')).toBe('2');
});

test('the first paint has room for the line of a play session, for a player alone', () => {
  expect(marked({}, { token: 'abc', playing: '1' }).get('data-playing')).toBe('');
  expect(marked({}, { token: 'abc' }).has('data-playing')).toBe(false);
  expect(marked({}, { playing: '1' }).has('data-playing')).toBe(false);
});

const EXCLUDED = { 'data-excluded': 'FR NL', 'data-liftable': '' };
const SEEN = { blockedCountry: 'NL' };

test.each([
  ['a remembered country that is excluded', EXCLUDED, SEEN, '', true],
  ['one that is excluded no more', { 'data-excluded': 'FR' }, SEEN, '', false],
  ['one whose code is in another', { 'data-excluded': 'NLX' }, SEEN, '', false],
  ['a page that says nothing', {}, SEEN, '', false],
  ['nothing remembered', EXCLUDED, {}, '', false],
  ['a session', EXCLUDED, { ...SEEN, token: 'abc' }, '', false],
  ['proof of another place', EXCLUDED, { ...SEEN, verified: 'true' }, '', false],
  ['the flag', EXCLUDED, { ...SEEN, whitelisted: '1' }, '', false],
  ['the parameter', EXCLUDED, SEEN, '?a=b&whitelisted=1', false],
  ['a longer parameter', EXCLUDED, SEEN, '?whitelisted=10', true],
  ['a parameter nobody heeds', { 'data-excluded': 'NL' }, SEEN, '?whitelisted=1', true],
])('the first paint with %s: %j, %j, %s hides the page: %s', (_, attributes, stored, search, hidden) => {
  expect(marks(attributes, stored, search)).toBe(hidden);
});

test('a browser that blocks its storage hides nothing and breaks nothing', () => {
  const locked = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  expect(marks(EXCLUDED, locked)).toBe(false);
});

test.each([
  [true, [['token', 'x']]],
  [false, []],
])(
  'SESS-07 C05 the first script takes the token from the address; stored where tokens may come so (%s): %j',
  (takes, kept) => {
    const stored = new Map<string, string>();
    const replaceState = jest.fn<void, [unknown, string, URL]>();
    const page = {
      ...BROWSER,
      document: {
        documentElement: {
          getAttribute: () => null,
          hasAttribute: (name: string) => takes && name === 'data-at-token',
        },
        addEventListener: () => undefined,
      },
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => void stored.set(name, value),
      },
      location: { href: 'https://site.example/casino?at=x&a=1' },
      history: { state: null, replaceState },
      URL,
    };
    runInNewContext(PAGE_BOOTSTRAP, { ...page, window: page });
    expect([...stored]).toEqual(kept);
    expect(replaceState.mock.calls.map(([, , address]) => address.href)).toEqual(['https://site.example/casino?a=1']);
  },
);
