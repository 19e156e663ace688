import type { VisitorLocation } from './location';

/** Overrides set in the test panel of one browser (CNTRY-16); '' means no override. */
export type TestChoice = {
  country: string;
  /** ISO 3166-2 code of a subdivision, such as US-NV. */
  subdivision: string;
  currency: string;
  theme: string;
};

export const NO_CHOICE: TestChoice = { country: '', subdivision: '', currency: '', theme: '' };

const PATTERNS: Readonly<Record<keyof TestChoice, RegExp>> = {
  country: /^[A-Z]{2}$/,
  subdivision: /^[A-Z]{2}-[A-Z0-9]{1,3}$/,
  currency: /^[A-Z0-9]{2,10}$/,
  theme: /^[a-z]{2,20}$/,
};

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** Parses the stored overrides; invalid ones are dropped. */
export function readTestChoice(stored: string | null): TestChoice {
  const found = stored === null ? null : parsed(stored);
  const bag = (typeof found === 'object' && found !== null ? found : {}) as Readonly<Record<string, unknown>>;
  const read = (name: keyof TestChoice) => {
    const value = bag[name];
    return typeof value === 'string' && PATTERNS[name].test(value) ? value : '';
  };
  return withChange(NO_CHOICE, {
    country: read('country'),
    subdivision: read('subdivision'),
    currency: read('currency'),
    theme: read('theme'),
  });
}

/** Applies a change. A subdivision of another country is cleared. */
export function withChange(choice: TestChoice, change: Partial<TestChoice>): TestChoice {
  const next = { ...choice, ...change };
  return next.subdivision.startsWith(`${next.country}-`) ? next : { ...next, subdivision: '' };
}

/** The visitor's location with the overridden country and currency (OP-068). */
export const pretended = (
  place: VisitorLocation,
  { country, currency }: Pick<TestChoice, 'country' | 'currency'>,
): VisitorLocation => ({
  ...place,
  ...(country !== '' && { country }),
  ...(currency !== '' && { currencies: [currency] }),
});

/** Whether the test panel is shown: its flag is set and the operator allows it (CNTRY-15, OP-068). */
export const isTesting = (flag: string | null, allowed: boolean): boolean => allowed && flag === '1';
