import type { VisitorLocation } from './location';

/** What the test panel pretends in one browser (CNTRY-16); '' leaves a thing as it is. */
export type TestChoice = {
  /** Upper-case country code. */
  country: string;
  /** ISO 3166-2 code of a part of the country, such as US-NV. */
  subdivision: string;
  /** Currency code. */
  currency: string;
  /** Name of a theme. */
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

/** The choice of a stored text; what cannot be one counts as nothing chosen. */
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

/** The choice after a change. A part of another country than the chosen one is let go. */
export function withChange(choice: TestChoice, change: Partial<TestChoice>): TestChoice {
  const next = { ...choice, ...change };
  return next.subdivision.startsWith(`${next.country}-`) ? next : { ...next, subdivision: '' };
}

/** The place the panel pretends: the chosen country and currency, with all else as it was found out (OP-068). */
export const pretended = (
  place: VisitorLocation,
  { country, currency }: Pick<TestChoice, 'country' | 'currency'>,
): VisitorLocation => ({
  ...place,
  ...(country !== '' && { country }),
  ...(currency !== '' && { currencies: [currency] }),
});

/** Whether the panel stands in this browser: its flag is set, and the operator lets it (CNTRY-15, OP-068). */
export const isTesting = (flag: string | null, allowed: boolean): boolean => allowed && flag === '1';
