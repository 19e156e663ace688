import type { MarketSetting } from '@/config/markets/markets';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../base/startError';
import { type Content } from './brand/blocks';
import { type Brand } from './brand/brand';
import { brandAt } from './brands';

/** What an operator lays over a sample brand: the answers that their own backend will give. */
export type OwnBrand = Partial<Pick<Brand, 'settings' | 'texts'>> & {
  content: ReadonlyMap<string, Content>;
  /** The folder of its files, served below the assets address; null for none. */
  assets: string | null;
};

type Json = Record<string, unknown>;

function readJson(file: string): Json {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Json;
  } catch (error) {
    throw new StartError(`SANDBOX_BRAND_DIR: ${file} is no JSON: ${(error as Error).message}`);
  }
  throw new StartError(`SANDBOX_BRAND_DIR: ${file} must be one JSON object`);
}

/** The files `<language>.json` of a folder, by language. */
function byLanguage(folder: string): [string, Json][] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => [path.basename(name, '.json'), readJson(path.join(folder, name))]);
}

/**
 * Reads `settings.json`, `texts/<language>.json`, `content/<language>.json` and `assets/` of a folder, each of which may
 * be missing. Throws StartError naming what is wrong.
 */
export function readOwnBrand(folder: string): OwnBrand {
  if (!existsSync(folder)) throw new StartError(`SANDBOX_BRAND_DIR: there is no folder ${folder}`);
  const settings = path.join(folder, 'settings.json');
  const assets = path.resolve(folder, 'assets');
  return {
    settings: existsSync(settings) ? readJson(settings) : {},
    texts: Object.fromEntries(byLanguage(path.join(folder, 'texts'))) as Brand['texts'],
    content: new Map(byLanguage(path.join(folder, 'content')) as [string, Content][]),
    assets: existsSync(assets) ? assets : null,
  };
}

/** A sample brand with an operator's own decisions laid over it; texts and pages key by key. */
export function withOwn(brand: Brand, own: OwnBrand): Brand {
  const texts = Object.entries(own.texts ?? {}).map(([language, said]) => [
    language,
    { ...brand.texts[language], ...said },
  ]);
  return {
    ...brand,
    settings: { ...brand.settings, ...own.settings },
    texts: { ...brand.texts, ...(Object.fromEntries(texts) as Brand['texts']) },
    contentOf: (language) => {
      const [sample, given] = [brand.contentOf(language), own.content.get(language)];
      return given ? { ...sample, ...given, pages: { ...sample?.pages, ...given.pages } } : sample;
    },
  };
}

type Decided = {
  /** The brand of hosts that name none. */
  brand: string;
  /** A market for every brand, or markets by country; null leaves them as they are. */
  market: MarketSetting | null;
};

/** The brand of each host: the sample brands, with an operator's own laid over the one of hosts that name none. */
export function brandsOf({ brand: fallback, market }: Decided, own: OwnBrand | null): (host: string) => Brand {
  const ownBrand = own && withOwn(brandAt('', fallback), own);
  return (host) => {
    const sample = brandAt(host, fallback);
    const brand = ownBrand?.name === sample.name ? ownBrand : sample;
    return market === null ? brand : { ...brand, settings: { ...brand.settings, market } };
  };
}
