import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { contentSecurityPolicy, originOf, permissionsPolicy } from './csp';

const policy = (frameOrigins: readonly string[] = [], styles: readonly string[] = ['a{}']) =>
  contentSecurityPolicy({ origin: 'http://localhost:3000', styles, frameOrigins });

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
