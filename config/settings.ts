import type { Absent } from '@/config/capabilities';
import type { Market } from '@/config/markets/market';
import type { Field } from '@/config/settings/field';
import { ACCOUNT_SETTINGS } from '@/config/settings/account';
import { BACKEND_SETTINGS } from '@/config/settings/backend';
import { BRAND_SETTINGS } from '@/config/settings/brand';
import { COUNTRY_SETTINGS } from '@/config/settings/countries';
import { GAME_SETTINGS } from '@/config/settings/games';
import { MONEY_SETTINGS } from '@/config/settings/money';
import { NAVIGATION_SETTINGS } from '@/config/settings/navigation';
import { REWARD_SETTINGS } from '@/config/settings/rewards';
import { SERVICE_SETTINGS } from '@/config/settings/services';

/**
 * The app settings of spec §3: every known key, with its default and the values it accepts. domain/site/merge.ts merges
 * the backend's settings over the defaults and falls back to the default for invalid values. docs/settings.md is made
 * from the types, defaults and comments of config/settings/: first what a setting changes, in an operator's words, then
 * its requirements, then paragraphs that stand below the table.
 */
export const SETTINGS = {
  ...BRAND_SETTINGS,
  ...NAVIGATION_SETTINGS,
  ...COUNTRY_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...GAME_SETTINGS,
  ...MONEY_SETTINGS,
  ...REWARD_SETTINGS,
  ...SERVICE_SETTINGS,
  ...BACKEND_SETTINGS,
} as const;

type Table = typeof SETTINGS;
/** What the site's server makes of the settings `endpoints` and `market`. */
type Derived = {
  /** What the backend lacks; null for nothing. */
  readonly absent: Absent | null;
  /** The rules of one pack, and the settings that differ for players of single countries. */
  readonly marketRules: Market;
  readonly settingsByCountry: Readonly<Record<string, Partial<Settings>>>;
};

/** The merged settings. Unknown keys are kept (CONF-29). */
export type Settings = { readonly [K in keyof Table]: Table[K] extends Field<infer T> ? T : never } & Derived & {
    readonly [unknownKey: string]: unknown;
  };
