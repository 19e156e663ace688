import type { PageRule } from '@/config/pages';
import { countryOf } from '@/domain/country/countryCookie';

/** The closed lists from which every part of a key comes. */
export type KeyLists = {
  pages: readonly PageRule[];
  locales: ReadonlySet<string>;
  defaultLocale: string;
  countries: ReadonlySet<string>;
  buildId: string;
};

/** All that a render may know of a request; equal keys give equal bytes (architecture §1). */
export type PageKey = {
  id: string;
  kind: 'html' | 'data';
  host: string;
  /** Path and listed query, as Next expects them. */
  url: string;
  /** A known ISO country, or '' when the page does not depend on it. */
  country: string;
};

/**
 * What an address asks for: a page; the page that says there is none; its spelling without the last slash; or nothing
 * of this build.
 */
export type Target =
  { type: 'page' | 'unknown'; key: PageKey } | { type: 'redirect'; location: string } | { type: 'nothing' };

/** Every unknown address renders this one, so that 500 random addresses cost one entry per host and language. */
const UNKNOWN_PATH = '/__unknown__';

/** Longer values of a listed parameter are dropped. */
const MAX_VALUE_LENGTH = 64;

/** Build id and path of a data request; the start page's path is the language alone, or `index`. */
const DATA_PATH = /^\/_next\/data\/([^/]+)(\/.*?)(?:(?<=\/)index)?\.json$/;

type Place = { locale: string; page: string; rule: PageRule | undefined };

/** Language, path within the language, and the rule of the page at a path. */
function placeOf(path: string, lists: KeyLists): Place {
  const first = path.split('/', 2)[1] ?? '';
  const named = lists.locales.has(first);
  const page = named ? path.slice(first.length + 1) || '/' : path;
  return { locale: named ? first : lists.defaultLocale, page, rule: lists.pages.find(({ match }) => match.test(page)) };
}

/** The listed parameters in the order of the rule, '' when there are none. */
function listedQuery(rule: PageRule | undefined, query: string): string {
  if (query === '' || !rule?.query.length) return '';
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of rule.query) {
    const value = given.get(name);
    if (value !== null && value.length <= MAX_VALUE_LENGTH) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

const countryFor = (rule: PageRule | undefined, cookie: string | undefined, { countries }: KeyLists): string =>
  rule?.country ? countryOf(cookie, countries) : '';

const dataUrl = (buildId: string, { locale, page }: Place): string =>
  `/_next/data/${buildId}/${locale}${page === '/' ? '' : page}.json`;

function htmlUrl(defaultLocale: string, { locale, page, rule }: Place): string {
  const path = rule ? page : UNKNOWN_PATH;
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function keyOf(kind: PageKey['kind'], host: string, path: string, country: string): PageKey {
  return { id: `${host}|${country}|${path}`, kind, host, url: path, country };
}

/**
 * The only door to the render: what stands on no list is dropped. `host` is a known tenant's; `url` is the request
 * target in origin form, taken as written, so dots, doubled slashes and escapes in a path only miss the rules.
 */
export function targetOf(host: string, url: string, cookie: string | undefined, lists: KeyLists): Target {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);

  if (path.startsWith('/_next/')) {
    const [, buildId, dataPath] = DATA_PATH.exec(path) ?? [];
    const place = dataPath && buildId === lists.buildId ? placeOf(dataPath, lists) : undefined;
    if (!place?.rule) return { type: 'nothing' };
    const address = dataUrl(lists.buildId, place) + listedQuery(place.rule, query);
    return { type: 'page', key: keyOf('data', host, address, countryFor(place.rule, cookie, lists)) };
  }

  const slashed = path.length > 1 && path.endsWith('/');
  const place = placeOf(slashed ? path.slice(0, -1) : path, lists);
  if (slashed && place.rule) return { type: 'redirect', location: path.slice(0, -1) + url.slice(path.length) };
  const address = htmlUrl(lists.defaultLocale, place) + listedQuery(place.rule, query);
  return {
    type: place.rule ? 'page' : 'unknown',
    key: keyOf('html', host, address, countryFor(place.rule, cookie, lists)),
  };
}
