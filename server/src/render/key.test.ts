import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUILD, LISTS, SITE } from '../testing/testHost';
import { targetOf } from './key';

const urlOf = (url: string, cookie?: string): string => {
  const target = targetOf(SITE, url, cookie, LISTS);
  return 'key' in target ? target.key.url : target.type;
};

test('an address becomes the listed parts of itself', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/', '/'],
    ['/?modal=login', '/'],
    ['/de', '/de'],
    ['/en/casino', '/casino'],
    ['/casino?page=2&x=1&category=slots', '/casino?category=slots&page=2'],
    ['/casino?page=2&page=3', '/casino?page=2'],
    ['/casino?page=', '/casino?page='],
    [`/casino?page=${'9'.repeat(65)}`, '/casino'],
    ['/casino?category=a%26b%3dc', '/casino?category=a%26b%3Dc'],
    ['/casino?category=a?b#c', '/casino?category=a%3Fb%23c'],
    ['/casino/games/kraken-tides?category=slots', '/casino/games/kraken-tides'],
    ['/casino/games/kraken.css', '/__unknown__'],
    ['/casino#category=x', '/__unknown__'],
    ['//evil.example/casino', '/__unknown__'],
    ['/\\evil.example/', '/__unknown__'],
    ['/casino/../casino', '/__unknown__'],
    ['/%63asino', '/__unknown__'],
    ['/de/_app', '/de/__unknown__'],
    ['/casino/', 'redirect'],
    ['//', 'redirect'],
    ['//evil.example/', '/__unknown__'],
    [`/_next/data/${BUILD}/fr/casino.json?page=1`, `/_next/data/${BUILD}/fr/casino.json?page=1`],
    [`/_next/data/${BUILD}/casino.json`, `/_next/data/${BUILD}/en/casino.json`],
    [`/_next/data/${BUILD}/de/index.json`, `/_next/data/${BUILD}/de.json`],
    ['/_next/data/other/en/casino.json', 'nothing'],
    [`/_next/data/${BUILD}/en/casino`, 'nothing'],
    ['/_next/static/x.js', 'nothing'],
  ];
  for (const [url, expected] of cases) assert.equal(urlOf(url), expected, url);
});

test('NAV-13 another spelling of an address leads on to it, in its language and with its query', () => {
  const location = (url: string) => {
    const target = targetOf(SITE, url, undefined, LISTS);
    return target.type === 'redirect' ? target.location : target.type;
  };
  assert.equal(location('/lobby'), '/casino');
  assert.equal(location('/lobby?page=2&x=1'), '/casino?page=2&x=1');
  assert.equal(location('/de/lobby/'), '/de/casino');
  assert.equal(location('/Lobby'), 'unknown');
  assert.equal(location('/casino/lobby'), 'unknown');
});

/** Random text with many of the characters and words that have a meaning in addresses. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '..', '?', '&', '=', '%2f', '%00', '#', ';', '@', '|', '\r\n', '.json', 'index'),
      fc.constantFrom(
        'casino',
        'lobby',
        'games',
        'de',
        'en',
        'page',
        'category',
        'at',
        'secret',
        '_next',
        'data',
        BUILD,
        '_app',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 16 },
  )
  .map((parts) => `/${parts.join('')}`);

const VALUE = '[A-Za-z0-9*._%+-]*';
const LANGUAGE = '(?:/(?:de|fr))?';
const PATH = '(?:casino(?:\\?(?:category=V)?&?(?:page=V)?)?|casino/games/[a-z0-9-]{1,64}|moved|__unknown__)'.replaceAll(
  'V',
  VALUE,
);
const HTML = new RegExp(`^(?:/|/(?:de|fr)|${LANGUAGE}/${PATH})$`);
const DATA = new RegExp(
  `^/_next/data/${BUILD}/(?:en|de|fr)(?:/(?:casino|casino/games/[a-z0-9-]{1,64}|moved))?\\.json(?:\\?(?:category=${VALUE})?&?(?:page=${VALUE})?)?$`,
);

test('whatever the address and the cookie, a key is made of listed parts alone', () => {
  fc.assert(
    fc.property(hostile, fc.option(fc.string({ unit: 'binary' })), (url, cookie) => {
      const target = targetOf(SITE, url, cookie ?? undefined, LISTS);
      if (target.type === 'nothing') return;
      if (target.type === 'redirect') {
        assert.match(target.location, /^\/(?![/\\])/);
        return;
      }
      const { key } = target;
      assert.match(key.url, key.kind === 'html' ? HTML : DATA);
      assert.ok(key.country === '' || LISTS.countries.has(key.country));
      assert.equal(key.id, `${SITE}|${key.country}|${key.url}`);
    }),
    { numRuns: 5_000 },
  );
});

test('a key does not depend on what follows a known address', () => {
  const page = fc.constantFrom('/casino', '/de/casino', '/casino/games/one', '/');
  const extra = fc.string({ unit: 'binary' }).filter((text) => !/category|page/.test(decodeURIComponentSafely(text)));
  fc.assert(
    fc.property(page, extra, (url, text) => assert.equal(urlOf(`${url}?${text}`), url)),
    { numRuns: 2_000 },
  );
});

function decodeURIComponentSafely(text: string): string {
  return [...new URLSearchParams(text).keys()].join(' ');
}
