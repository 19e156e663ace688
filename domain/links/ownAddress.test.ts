import fc from 'fast-check';
import { ownAddress } from './ownAddress';

const EVIL = 'evil.example';

/** Prefixes of an address that leads to another site, or that some parser may treat as one. */
const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\\/',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '/ /',
  '\t//',
  '\n//',
  ' //',
  '/\u0000/',
  '\u0000//',
  '/\u00a0/',
  '/\u2028/',
  '/\u2029/',
  '/\ufeff/',
  '\ufeff//',
  '/\u200b/',
  '/\u202e/',
  '/\u3000/',
  '/./',
  '/../',
  '/.//',
  '/..//',
  '/./\\',
  '/%2f',
  '/%2F',
  '/%5c',
  '/%5C',
  '/.%2f',
  '/..%2f',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%0d%0a/',
  'https://',
  'http://',
  'HTTPS://',
  'https:/',
  'https:',
  'https:\\\\',
  'https:/\\',
  'h\tttps://',
  'ht\ntps://',
  ' https://',
  '\u0001https://',
  'ftp://',
  'ws://',
  'wss://',
  'file://',
  'blob:https://',
  'filesystem:https://',
  'view-source:https://',
  'mailto:x@',
  'tel:',
  'intent://',
  'market://',
  '@',
  ':@',
  '.',
  '..',
  './/',
  '..//',
  '?//',
  '#//',
  '?next=//',
  '%2f%2f',
  '%2F/',
  '%5c%5c',
  '',
];

/** What follows the prefix. */
const HOSTS = [EVIL, `${EVIL}/casino`, `user@${EVIL}`, `${EVIL}:443/casino?modal=login`];

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:/*/casino*/alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:,x',
  'about:blank',
  'about:srcdoc',
  'chrome://settings',
];

const ODD = [
  '',
  ' ',
  '\n',
  'casino',
  'casino/slots',
  './casino',
  '../casino',
  '?modal=login',
  '#main',
  'null',
  'undefined',
  '[object Object]',
  '/casino /slots',
  '/casino\tx',
  '/casino\\..\\x',
  '/casino\u0000',
  '/casino\u007f',
  '/casino\u200d',
  '/casino\u2066x',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/a%5c%5cevil.example',
  '/..//evil.example/..',
  '/./..//evil.example',
  `/${'a'.repeat(2_001)}`,
];

/** "/./evil.example" and "/../evil.example" resolve to paths of this site, because dot segments are removed. */
const HARMLESS = new Set(['/./', '/../'].flatMap((start) => HOSTS.map((host) => start + host)));

const HOSTILE = [...STARTS.flatMap((start) => HOSTS.map((host) => start + host)), ...SCRIPTS, ...ODD].filter(
  (address) => !HARMLESS.has(address),
);

test('the corpus holds at least 200 addresses, no two alike', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
});

test.each(HOSTILE.map((address) => [JSON.stringify(address), address]))('OP-013 %s is refused', (_, address) => {
  expect(ownAddress(address)).toBeNull();
});

test.each([
  ['/', '/'],
  ['/casino', '/casino'],
  ['/casino?page=2&x=//evil.example', '/casino?page=2&x=//evil.example'],
  ['/de/casino/games/kraken-tides?modal=login#play', '/de/casino/games/kraken-tides?modal=login#play'],
  ['/promotion?id=1%2F2', '/promotion?id=1%2F2'],
  ['/kasino/größe', '/kasino/gr%C3%B6%C3%9Fe'],
  ['/casino/../vip', '/vip'],
  ['/a:b@c', '/a:b@c'],
])('%s is one of ours', (address, expected) => {
  expect(ownAddress(address)).toBe(expected);
});

const ORIGIN = 'https://casino.example';

test('whatever is accepted stays at the site, however often it is resolved or decoded', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2f',
    '%5c',
    '%0a',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    EVIL,
    'a',
    'https:',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        const found = ownAddress(text);
        if (found === null) return;
        expect(new URL(found, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(ORIGIN + found).origin).toBe(ORIGIN);
        expect(ownAddress(found)).toBe(found);
      },
    ),
    { numRuns: 2_000 },
  );
});
