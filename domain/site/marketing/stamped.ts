import { DAY_MS } from '../../time/lengths';

/** A stored value with its timestamp. */
type Stamped = { value: string; at: number };

/** Lifetime of a marketing parameter (STOR-06). */
export const MARKETING_LIFE_MS = 365 * DAY_MS;

/** Attribution window of the latest parameter: 6 days and 23 hours (OP-097). */
export const FRESH_MS = 601_200_000;

/** Serialises a value with its timestamp in milliseconds. */
export const stamped = (value: string, at: number): string => JSON.stringify({ value, at } satisfies Stamped);

function read(text: string | null): Stamped | null {
  try {
    const { value, at } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Stamped>;
    return typeof value === 'string' && value !== '' && typeof at === 'number' && Number.isFinite(at)
      ? { value, at }
      : null;
  } catch {
    return null;
  }
}

/** The stored value if it is younger than `life` milliseconds; null if expired or invalid. */
export function valueWithin(text: string | null, now: number, life: number): string | null {
  const known = read(text);
  return known !== null && now - known.at < life ? known.value : null;
}
