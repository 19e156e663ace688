import { anywhere } from '@/config/markets/anywhere';
import type { Field } from '@/config/settings/field';
import { SETTINGS, type Settings } from '@/config/settings';
import { absentWith } from './capabilities';

/** Keys that allow prototype pollution. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownKeys = (value: Plain) => Object.keys(value).filter((key) => !FORBIDDEN.has(key));

/** A deep copy without the forbidden keys. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isPlain(value)) return value;
  return Object.fromEntries(ownKeys(value).map((key) => [key, clean(value[key])]));
}

/** Plain objects are merged deeply; arrays and scalars replace; null counts as absent (OP-012). */
export function laidOver(base: unknown, value: unknown): unknown {
  if (value === null || value === undefined) return base;
  if (!isPlain(base) || !isPlain(value)) return value;
  const merged: Plain = { ...base };
  for (const key of ownKeys(value)) {
    const next = laidOver(Object.hasOwn(base, key) ? base[key] : undefined, value[key]);
    if (next !== undefined) merged[key] = next;
  }
  return merged;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/**
 * The settings while a backend has never told any: the defaults, but no theme, so that the one for that case shows
 * (OP-007, A23).
 */
export const withoutSettings = (): Settings => ({ ...mergeSettings({}), theme: '' });

/**
 * Merges the backend's settings over the built-in defaults: known keys with an invalid value keep their default,
 * unknown keys are kept, the result is frozen. Accepts any JSON (spec §3, OP-012).
 */
export function mergeSettings(fetched: unknown): Settings {
  const incoming = isPlain(fetched) ? (clean(fetched) as Plain) : {};
  const merged: Plain = { ...incoming };
  for (const [key, known] of Object.entries(SETTINGS) as [string, Field<unknown>][]) {
    const sent = Object.hasOwn(incoming, key) ? incoming[key] : undefined;
    const given = known.read ? known.read(sent) : sent;
    const value = known.whole ? given : laidOver(known.fallback, given);
    merged[key] = known.accepts(value) ? value : known.fallback;
  }
  // Never the backend's: what is absent follows from its calls, the rest from `market` (services/server/market.ts).
  const absent = absentWith(merged.endpoints as Settings['endpoints']);
  return freeze({ ...merged, absent, marketRules: anywhere, settingsByCountry: {} }) as Settings;
}
