import type { PageGroup, PageRule } from '@/config/pages/pages';
import { countryOf } from '@/domain/country/countryCookie';
import { listedQuery } from '@/domain/links/listedQuery';

/** The closed lists from which every part of a key is taken. */
export type KeyLists = {
  pages: readonly PageRule[];
  /** Other spellings of a page's path, without language → the canonical path. */
  moved: ReadonlyMap<string, string>;
  locales: ReadonlySet<string>;
  defaultLocale: string;
  countries: ReadonlySet<string>;
  buildId: string;
};

/** Everything a render may know about a request; equal keys give equal bytes (architecture §1). */
export type PageKey = {
  id: string;
  kind: 'html' | 'data';
  host: string;
  /** Path and listed query parameters, in Next's format. */
  url: string;
  /** A known ISO country, or '' when the page does not depend on it. */
  country: string;
  /** Kind of the page; undefined for an unknown address. */
  group?: PageGroup;
};

/** The target of an address: a page, the not-found page, a redirect to the canonical spelling, or nothing. */
export type Target =
  | { type: 'page' | 'unknown'; key: PageKey }
  | { type: 'redirect'; location: string }
  | { type: 'nothing' };

/** Every unknown address renders this path, so that 500 random addresses cost one entry per host and language. */
const UNKNOWN_PATH = '/__unknown__';

/** Build id and path of a data request; the start page's path is the language alone, or `index`. */
const DATA_PATH = /^\/_next\/data\/([^/]+)(\/.*?)(?:(?<=\/)index)?\.json$/;

type Place = { locale: string; page: string; rule: PageRule | undefined };

/** Language, path without language, and page rule of a path. */
function placeOf(path: string, lists: KeyLists): Place {
  const first = path.split('/', 2)[1] ?? '';
  const named = lists.locales.has(first);
  const page = named ? path.slice(first.length + 1) || '/' : path;
  return { locale: named ? first : lists.defaultLocale, page, rule: lists.pages.find(({ match }) => match.test(page)) };
}

/** The listed query parameters of an address, '' when there are none. */
function searchFor(rule: PageRule | undefined, query: string): string {
  if (query === '' || !rule?.query.length) return '';
  const kept = listedQuery(rule, new URLSearchParams(query));
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

type KeyParts = Pick<PageKey, 'kind' | 'host' | 'url' | 'country'> & { rule: PageRule | undefined };

function keyOf({ rule, ...parts }: KeyParts): PageKey {
  const { host, country, url } = parts;
  return { id: `${host}|${country}|${url}`, ...parts, ...(rule && { group: rule.group }) };
}

/**
 * The only way into the render: everything not on a list is dropped. `host` is a known tenant's; `url` is the request
 * target in origin form, taken literally, so that dots, doubled slashes and escapes in a path simply match no rule.
 */
export function targetOf(host: string, url: string, cookie: string | undefined, lists: KeyLists): Target {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);

  if (path.startsWith('/_next/')) {
    const [, buildId, dataPath] = DATA_PATH.exec(path) ?? [];
    const place = dataPath && buildId === lists.buildId ? placeOf(dataPath, lists) : undefined;
    if (!place?.rule) return { type: 'nothing' };
    const { rule } = place;
    const address = dataUrl(lists.buildId, place) + searchFor(rule, query);
    const country = countryFor(rule, cookie, lists);
    return { type: 'page', key: keyOf({ kind: 'data', host, url: address, country, rule }) };
  }

  const slashed = path.length > 1 && path.endsWith('/');
  const spelled = slashed ? path.slice(0, -1) : path;
  const place = placeOf(spelled, lists);
  const moved = lists.moved.get(place.page);
  if (moved !== undefined) {
    const language = spelled.slice(0, spelled.length - place.page.length);
    return { type: 'redirect', location: language + moved + url.slice(path.length) };
  }
  if (slashed && place.rule) return { type: 'redirect', location: spelled + url.slice(path.length) };
  const { rule } = place;
  const address = htmlUrl(lists.defaultLocale, place) + searchFor(rule, query);
  const country = countryFor(rule, cookie, lists);
  return { type: rule ? 'page' : 'unknown', key: keyOf({ kind: 'html', host, url: address, country, rule }) };
}
