import { type Brand } from './brand';
import { bordeaux } from './bordeaux';
import { canopy } from './canopy';
import { citrus } from './citrus';
import { cobalto } from './cobalto';
import { curacao } from './curacao';
import { dark } from './dark';
import { fjord } from './fjord';
import { glacier } from './glacier';
import { jadehall } from './jadehall';
import { linen } from './linen';
import { lulu } from './lulu';
import { noirette } from './noirette';
import { orchidea } from './orchidea';
import { porcelain } from './porcelain';
import { riviera } from './riviera';
import { saffron } from './saffron';
import { shibui } from './shibui';
import { verdant } from './verdant';
import { voltage } from './voltage';
import { wincraft } from './wincraft';

/** Every sample brand by the name of its theme: one per theme, each in a file of its own. */
export const BRANDS: ReadonlyMap<string, Brand> = new Map(
  Object.entries({
    curacao,
    dark,
    lulu,
    wincraft,
    porcelain,
    citrus,
    linen,
    glacier,
    noirette,
    verdant,
    fjord,
    shibui,
    saffron,
    bordeaux,
    jadehall,
    cobalto,
    orchidea,
    canopy,
    voltage,
    riviera,
  }),
);

/** A brand's host on this machine: its name below localhost, which browsers resolve to this machine. */
const BRAND_HOST = /^([a-z]+)\.localhost(?::\d+)?$/;

/** The brand of a host: `<theme>.localhost` shows that theme's brand, any other host the one named `fallback`. */
export const brandAt = (host: string, fallback: string): Brand =>
  BRANDS.get(BRAND_HOST.exec(host.toLowerCase())?.[1] ?? '') ?? BRANDS.get(fallback)!;

/** The drawn files of all brands, by path below the assets address. */
export const BRAND_FILES: ReadonlyMap<string, string> = new Map(
  [...BRANDS.values()].flatMap(({ files }) => Object.entries(files)),
);

/** Adds to each site at `localhost` the origins at which it shows the other brands. */
export const withBrandOrigins = (origins: readonly string[]): readonly string[] =>
  origins.flatMap((origin) => {
    const { protocol, hostname, host } = new URL(origin);
    const brands = hostname === 'localhost' ? [...BRANDS.keys()] : [];
    return [origin, ...brands.map((name) => `${protocol}//${name}.${host}`)];
  });
