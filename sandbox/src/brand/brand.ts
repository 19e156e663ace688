import { type ContentBundleWire, type SettingsWire } from '@/contract/wire';

/** A currency an account can have. The name is for coins, which Intl does not know; other names follow the language. */
export type BrandCurrency = { code: string; name?: string };

/** What an operator decides about a site: the sandbox's brand files are of this shape. */
export type Brand = {
  /** The answer of settings2, except for `gameOrigins`, which follow from where the studio listens. */
  settings: Omit<SettingsWire, 'gameOrigins'>;
  content: ContentBundleWire['content'];
  currencies: readonly BrandCurrency[];
  /** Currency of a country's visitors where it is not the first of `currencies`. */
  currencyOf: Readonly<Record<string, string>>;
  /** Countries from which nobody can register; they are left out of the countries open for registration. */
  closedCountries: readonly string[];
  /** Country of visitors on this very machine, who have no address one could look up. */
  homeCountry: string;
};
