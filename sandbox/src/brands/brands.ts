import { type Brand } from './brand/brand';
import { bordeaux } from './each/bordeaux';
import { canopy } from './each/canopy';
import { citrus } from './each/citrus';
import { cobalto } from './each/cobalto';
import { curacao } from './each/curacao';
import { dark } from './each/dark';
import { fjord } from './each/fjord';
import { glacier } from './each/glacier';
import { jadehall } from './each/jadehall';
import { linen } from './each/linen';
import { lulu } from './each/lulu';
import { noirette } from './each/noirette';
import { orchidea } from './each/orchidea';
import { porcelain } from './each/porcelain';
import { riviera } from './each/riviera';
import { saffron } from './each/saffron';
import { shibui } from './each/shibui';
import { verdant } from './each/verdant';
import { voltage } from './each/voltage';
import { wincraft } from './each/wincraft';

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
