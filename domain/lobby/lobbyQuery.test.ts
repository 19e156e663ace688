import fc from 'fast-check';
import { FEATURES, LOBBY_PARAMETERS, SORTS, VOLATILITIES } from '@/config/pages/lobbyParameters';
import { PAGES } from '@/config/pages/pages';
import { listedQuery } from '@/domain/links/listedQuery';
import { ALL_GAMES, filterCount, lobbyAddress, pageNumber, readLobby, type LobbyQuery } from './lobbyQuery';

/** Keeps the query parameters the host lets through, then parses them as the lobby does. */
function visit(address: string): LobbyQuery {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const rule = PAGES.find(({ match }) => match.test(pathname));
  const kept = listedQuery(rule!, searchParams);
  const own = pathname === '/casino' ? null : pathname.replace('/casino/', '');
  return readLobby((name) => kept.get(name) ?? undefined, own);
}

const half = fc.integer({ min: 160, max: 200 }).map((step) => step / 2);
const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const query: fc.Arbitrary<LobbyQuery> = fc.record({
  category: fc.option(fc.oneof(fc.constantFrom('slots', 'popular', 'live-casino', 'ways'), slug)),
  studios: fc.uniqueArray(slug, { maxLength: 5 }).map((ids) => ids.sort()),
  volatility: fc.option(fc.constantFrom(...VOLATILITIES)),
  feature: fc.option(fc.constantFrom(...FEATURES)),
  rtpFrom: fc.option(half),
  rtpTo: fc.option(half),
  text: fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text === '' || LOBBY_PARAMETERS.text.test(text)),
  sort: fc.constantFrom(...SORTS),
});

test('GAME-01 what is written into an address is what the page behind it reads', () => {
  fc.assert(fc.property(query, (wanted) => expect(visit(lobbyAddress(wanted))).toEqual(wanted)));
});

test.each([
  ['/casino', {}],
  ['/casino/slots', { category: 'slots' }],
  ['/casino?category=ways&sort=rtp', { category: 'ways', sort: 'rtp' }],
  ['/casino?studio=oru-studios,tavola', { studios: ['oru-studios', 'tavola'] }],
  ['/casino?studio=tavola,oru-studios,tavola', { studios: ['oru-studios', 'tavola'] }],
  ['/casino?text=%20koi%20', { text: 'koi' }],
  ['/casino?rtpFrom=95.5&rtpTo=97', { rtpFrom: 95.5, rtpTo: 97 }],
  // Empty fields as a form submits them without JavaScript.
  ['/casino?studio=&volatility=&feature=&rtpFrom=&rtpTo=&text=&sort=popular', {}],
  ['/casino?studio=a%20b&volatility=wild&feature=__proto__&rtpFrom=1e2&rtpTo=95.25&sort=random', {}],
  ['/casino?studio=a,b,c,d,e,f', {}],
  [`/casino?text=${'x'.repeat(41)}`, {}],
  ['/casino?text=a%00b', {}],
  ['/casino?category=../admin', {}],
  ['/casino/slots?category=ways', { category: 'slots' }],
])('%s asks for %o', (address, expected) => {
  expect(visit(address)).toEqual({ ...ALL_GAMES, ...expected });
});

test('an address has its parts in one order, and says nothing it need not', () => {
  expect(lobbyAddress(ALL_GAMES)).toBe('/casino');
  expect(lobbyAddress({ ...ALL_GAMES, category: 'popular' }, 2)).toBe('/casino/popular?page=2');
  expect(
    lobbyAddress({
      ...ALL_GAMES,
      category: 'ways',
      studios: ['a', 'b'],
      volatility: 'high',
      rtpFrom: 95.5,
      sort: 'new',
    }),
  ).toBe('/casino?category=ways&studio=a,b&volatility=high&rtpFrom=95.5&sort=new');
});

test('whatever an address says, the page reads what it could have written itself', () => {
  const hostile = fc.dictionary(
    fc.constantFrom(...Object.keys(LOBBY_PARAMETERS), '__proto__'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('popular', 'high', 'a,b', '99', '../x', 'toString')),
  );
  fc.assert(
    fc.property(hostile, (given) => {
      const read = visit(`/casino?${new URLSearchParams(given)}`);
      expect(visit(lobbyAddress(read))).toEqual(read);
    }),
  );
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['7', 7],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['07', 1],
  ['99999', 1],
  ['x', 1],
])('the page %s of an address is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test('a range of returns counts as one filter, each studio as one', () => {
  expect(filterCount(ALL_GAMES)).toBe(0);
  expect(filterCount({ ...ALL_GAMES, studios: ['a', 'b'], rtpFrom: 90, rtpTo: 95, text: 'koi' })).toBe(4);
});
