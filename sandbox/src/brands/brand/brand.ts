import { type LocaleTextsWire, type SettingsWire } from '@/contract/wire';
import { type Content } from './blocks';
import { type RegistrationFlags } from './registration';
import { type DocumentLabelId } from './documentLabels';
import { type WithdrawalFigures } from './withdrawals';

/**
 * A currency an account can have. Only crypto currencies have a name here, because Intl does not know them; other names
 * follow the language.
 */
export type BrandCurrency = { code: string; name?: string };

/** The categories of the lobby, in the usual order. */
export type CategoryId = 'popular' | 'new' | 'slots' | 'live-casino' | 'dice' | 'free-spins' | 'ways' | 'lines';

/** What an operator decides about a site; base.ts builds it from a brand's file. */
export type Brand = {
  /** The name of its theme, and of its host below localhost. */
  name: string;
  /**
   * The answer of settings2, without `gameOrigins`, which depend on the studio's address and are added when answering.
   */
  settings: SettingsWire;
  /** The brand's own wording of the site's texts, by language. */
  texts: Readonly<Record<string, LocaleTextsWire>>;
  /** SVG files drawn for the brand, by path below the assets address. */
  files: Readonly<Record<string, string>>;
  /** The content pages of a language; null where it has none. */
  contentOf: (language: string) => Content | null;
  /** The categories its lobby begins with, and so the rows of its home page (L21). */
  firstCategories: readonly CategoryId[];
  currencies: readonly BrandCurrency[];
  /** The currency for visitors from a country, when it is not the first of `currencies`. */
  currencyOf: Readonly<Record<string, string>>;
  /** Countries without registration; they are left out of the countries open for registration. */
  closedCountries: readonly string[];
  documentLabels: readonly DocumentLabelId[];
  /** The fields of the sign-up form, by name; 0 hides one (OP-052). */
  registrationFields: RegistrationFlags;
  withdrawals: WithdrawalFigures;
  /** Before what a player with two-step log-in proves again who they are. */
  asksAgainFor: readonly ('withdrawal' | 'email' | 'password' | 'methods')[];
  /** The country of visitors on this machine, whose address cannot be located. */
  homeCountry: string;
};
