import { anywhere } from './anywhere';
import { faultsOf } from './faults';
import { germany } from './germany';
import { malta } from './malta';
import type { Market } from './market';
import { ontario } from './ontario';
import { pennsylvania } from './pennsylvania';
import { spain } from './spain';
import { sweden } from './sweden';
import { switzerland } from './switzerland';
import { unitedKingdom } from './unitedKingdom';

/** Every pack by the name that the setting `market` gives. Never imported by what runs in a browser. */
export const MARKETS = {
  default: anywhere,
  unitedKingdom,
  malta,
  ontario,
  pennsylvania,
  germany,
  sweden,
  spain,
  switzerland,
} as const satisfies Readonly<Record<string, Market>>;

export type MarketName = keyof typeof MARKETS;

/** The setting `market`: a name, or names by the player's country, with `default` for all others. */
export type MarketSetting = string | Readonly<Record<string, string>>;

/** The setting names no pack of config/markets, or a pack with faults. A start with it must fail. */
export class UnknownMarket extends Error {
  override name = 'UnknownMarket';
}

function marketNamed(name: string): Market {
  const known: Readonly<Record<string, Market>> = MARKETS;
  const market = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!market) throw new UnknownMarket(`There is no market "${name}", only ${Object.keys(MARKETS).join(', ')}`);
  const faults = faultsOf(market);
  if (faults.length > 0) throw new UnknownMarket(`The market "${name}" cannot be used: ${faults.join(', ')}`);
  return market;
}

/**
 * The packs of a setting: the one for everybody, and those of single countries. Throws UnknownMarket for a name without a
 * pack, and where several countries are named but not what holds for all others.
 */
export function marketsOf(setting: unknown): { rest: Market; byCountry: Readonly<Record<string, Market>> } {
  if (setting === undefined || setting === null) return { rest: anywhere, byCountry: {} };
  if (typeof setting === 'string') return { rest: marketNamed(setting), byCountry: {} };
  const names = typeof setting === 'object' && !Array.isArray(setting) ? Object.entries(setting) : [];
  const packs = names.map(([country, name]) => [country, marketNamed(String(name))] as const);
  const { default: rest, ...byCountry } = Object.fromEntries(packs);
  if (!rest) throw new UnknownMarket('The setting market is neither a name nor names by country with a default');
  return { rest, byCountry };
}

/** The pack of a country; null for an unknown country. */
export function marketOfCountry(setting: unknown, country: string | null): Market {
  const { rest, byCountry } = marketsOf(setting);
  return (country !== null && byCountry[country.toUpperCase()]) || rest;
}
