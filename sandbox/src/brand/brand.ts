import { type LocaleTextsWire, type SettingsWire } from '@/contract/wire';
import { type Content } from './content/blocks';
import { type RegistrationFlags } from './registration';
import { type DocumentLabelId } from './documentLabels';
import { type WithdrawalFigures } from './withdrawals';

/** A currency an account can have. The name is for coins, which Intl does not know; other names follow the language. */
export type BrandCurrency = { code: string; name?: string };

/** What an operator decides about a site; base.ts makes one of what a brand's file says. */
export type Brand = {
  /** The name of its theme, and of its host below localhost. */
  name: string;
  /** The answer of settings2; `gameOrigins` are put in there, since they follow from where the studio listens. */
  settings: SettingsWire;
  /** What the brand words otherwise than the site, by language. */
  texts: Readonly<Record<string, LocaleTextsWire>>;
  /** SVG files that are drawn for the brand, by their path below the assets address. */
  files: Readonly<Record<string, string>>;
  /** The written pages by language. */
  content: Readonly<Record<string, Content>>;
  currencies: readonly BrandCurrency[];
  /** Currency of a country's visitors where it is not the first of `currencies`. */
  currencyOf: Readonly<Record<string, string>>;
  /** Countries from which nobody can register; they are left out of the countries open for registration. */
  closedCountries: readonly string[];
  /** The kinds of documents it asks players for. */
  documentLabels: readonly DocumentLabelId[];
  /** Which fields the registration shows, by their names; 0 hides one (OP-052). */
  registrationFields: RegistrationFlags;
  withdrawals: WithdrawalFigures;
  /** Country of visitors on this very machine, who have no address one could look up. */
  homeCountry: string;
};
