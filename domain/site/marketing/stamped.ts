/** A value with the instant it was noted at, as it is stored. */
type Stamped = { value: string; at: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a marketing parameter is kept (STOR-06). */
export const MARKETING_LIFE_MS = 365 * DAY_MS;

/** How long the last one counts as the reason of what a visitor does: 6 days and 23 hours (OP-097). */
export const FRESH_MS = 601_200_000;

/** The stored form of a value noted at an instant (milliseconds). */
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

/** The value of a stored text while it is younger than `life` milliseconds; null once it is not, and for any other text. */
export function valueWithin(text: string | null, now: number, life: number): string | null {
  const known = read(text);
  return known !== null && now - known.at < life ? known.value : null;
}
