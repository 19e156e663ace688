import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages with the same template, differing only in content. */
export type Template = { name: string; addresses: readonly string[] };

const PAGES = 'pages';

/** Sample addresses for every page with a dynamic route segment. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/casino/games/[game]': ['/casino/games/kraken-tides', '/casino/games/pharaohs-ledger'],
  // Races change by the day and the brand: e2e/tournaments has one.
  '/tournaments/[tournament]': ['/tournaments/no-such-tournament'],
  '/[...missing]': ['/nowhere'],
};

/** States of a page that look different from its plain address and depend only on the address. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'a filtered list': ['/casino?category=ways', '/casino?category=lines&page=2'],
  'an empty list': ['/casino?category=none'],
  'no such game': ['/casino/games/no-such-game'],
};

/** Addresses that correctly answer 404. None lies below a language code: /no/… is Norwegian. */
const MISSING = /^\/nowhere|no-such/;

export const isMissing = (address: string): boolean => MISSING.test(address);

/** Next's special files (NAV-14), documents that are not HTML, and a document shown only in a frame. */
const NO_PAGE = /^_|\.(?:txt|xml|json|html|webmanifest)$/;

/** The routes of the folder's page files, such as `/casino/games/[game]`. */
function routesBelow(folder: string, route = ''): { route: string; file: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return routesBelow(file, `${route}/${entry.name}`);
    const name = entry.name.replace(/\.tsx?$/, '');
    if (NO_PAGE.test(name)) return [];
    return [{ route: name === 'index' ? route || '/' : `${route}/${name}`, file }];
  });
}

/** A page's source without its strings: equal for pages that only pass another name to the same code. */
const shapeOf = (file: string) => readFileSync(file, 'utf8').replace(/'[^']*'/g, "''");

function addressesOf(route: string): readonly string[] {
  if (!route.includes('[')) return [route];
  const examples = EXAMPLES[route];
  if (!examples) throw new Error(`${route} is a page with a part to fill in: give an example address in ${__filename}`);
  return examples;
}

/**
 * Every page of the site by template, found in `pages/` so that a new page is covered automatically; then the states.
 */
export function templates(): Template[] {
  const shapes = new Map<string, { name: string; addresses: string[] }>();
  for (const { route, file } of routesBelow(PAGES)) {
    const shape = shapeOf(file);
    const template = shapes.get(shape) ?? { name: route, addresses: [] };
    template.addresses.push(...addressesOf(route));
    shapes.set(shape, template);
  }
  return [...shapes.values(), ...Object.entries(STATES).map(([name, addresses]) => ({ name, addresses }))];
}
