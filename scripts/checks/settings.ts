import { countries } from '@/config/countries';
import { ALL_ENDPOINTS } from '@/config/endpoints/all';
import { LOCALES } from '@/config/locales';
import type { Field } from '@/config/settings/field';
import { SETTINGS } from '@/config/settings';
import { originOf } from '@/services/server/document/csp';
import { withMarket } from '@/services/server/market';
import { laidOver, withoutSettings } from '@/domain/site/merge';
import { passwordRules, type PasswordRules } from '@/domain/account/fields/password';
import { ownAddress } from '@/domain/links/ownAddress';
import { zoneNamed } from '@/domain/time/zone';
import { themeOf, THEMES } from '@/themes/brands/registry';
import { ownTheme } from '@/themes/ownTheme';
import { readSource } from '../base/sources';

/** The page made of the schema (settingsPage.ts). */
export const SETTINGS_PAGE = 'docs/settings.md';

/** What operators are told of a setting, from the page made of the schema. */
function meaningOf(name: string): string {
  const row = readSource(SETTINGS_PAGE)
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`));
  const [, , type = '', , meaning = ''] = row?.split(/(?<!\\)\|/).map((cell) => cell.trim()) ?? [];
  return `${type}: ${meaning}`;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** The known name that differs only in case, hyphens and underscores, or by a letter or two at its ends. */
function likely(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  return (
    known.find((each) => plain(each) === wanted) ??
    known.find((each) => wanted.length > 4 && (plain(each).startsWith(wanted) || wanted.startsWith(plain(each))))
  );
}

function unknownFault(what: string, name: string, known: readonly string[]): string {
  const meant = likely(name, known);
  return `${name}: no ${what}${meant ? `; is ${meant} meant?` : ''}`;
}

function faultOf(name: string, value: unknown): string | null {
  const known = (SETTINGS as Readonly<Record<string, Field<unknown>>>)[name];
  if (!known)
    return unknownFault('setting of the site, which keeps it but does not read it', name, Object.keys(SETTINGS));
  if (value === null || value === undefined) return null;
  const given = known.read ? known.read(value) : value;
  if (known.accepts(known.whole ? given : laidOver(known.fallback, given))) return null;
  return `${name}: ${JSON.stringify(value)} is ignored, ${JSON.stringify(known.fallback)} holds. Expected: ${meaningOf(name)}`;
}

function endpointFaults(endpoints: unknown): string[] {
  if (!isPlain(endpoints)) return [];
  return Object.entries(endpoints).flatMap(([name, path]) => {
    if (!Object.hasOwn(ALL_ENDPOINTS, name)) return [unknownFault('call of the contract', `endpoints.${name}`, [])];
    if (path === null || (typeof path === 'string' && path.startsWith('/api/'))) return [];
    return [`endpoints.${name}: a path below /api/, or null, is expected`];
  });
}

function marketFaults(market: unknown): string[] {
  try {
    withMarket(withoutSettings(), market ?? undefined);
    return [];
  } catch (error) {
    return [`market: ${(error as Error).message}`];
  }
}

function themeFaultsOf({ theme, ownTheme: given }: Record<string, unknown>): string[] {
  if (!isPlain(given)) return [];
  const start = themeOf(typeof theme === 'string' ? theme : SETTINGS.theme.fallback);
  return (ownTheme(start, given).faults ?? []).map(({ message }) => `ownTheme: ${message}`);
}

const hasTheme = (name: unknown) => THEMES.some((theme) => theme.name === name);

/** What the schema accepts, and the site's readers then pass over. */
function passedOver(settings: Record<string, unknown>): string[] {
  const { theme, formFieldsValidation, pageUrlSetup, calendarTimeZone } = settings;
  const password = isPlain(formFieldsValidation) ? formFieldsValidation.password : undefined;
  const rules = passwordRules({ password });
  const pages = isPlain(pageUrlSetup) ? Object.entries(pageUrlSetup) : [];
  return [
    ...(typeof theme === 'string' && !hasTheme(theme) ? [`theme: there is no theme ${theme}`] : []),
    ...Object.entries(isPlain(password) ? password : {}).flatMap(([name, value]) =>
      value === null || rules[name as keyof PasswordRules] === value
        ? []
        : [`formFieldsValidation.password.${name}: ${JSON.stringify(value)} is ignored`],
    ),
    ...pages.flatMap(([key, path]) =>
      path === null || (typeof path === 'string' && ownAddress(path) !== null)
        ? []
        : [`pageUrlSetup.${key}: a path of this site is expected, such as /games`],
    ),
    ...(typeof calendarTimeZone === 'string' && calendarTimeZone !== 'local' && zoneNamed(calendarTimeZone) === null
      ? [`calendarTimeZone: there is no time zone ${calendarTimeZone}`]
      : []),
  ];
}

/** Settings with addresses that do nothing unless they are of https, or of one's own machine. */
const ADDRESSES: readonly (keyof typeof SETTINGS)[] = [
  'gameOrigins',
  'paymentOrigins',
  'captchaOrigin',
  'captchaFrame',
  'liveChatScript',
  'liveChatOrigins',
  'pushServiceScript',
  'browserReports',
  'analyticsScript',
  'analyticsOrigins',
];

/** The texts in a setting that holds one, or a list of them. */
const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');

/** Addresses, languages and countries that the schema accepts as texts, and that do nothing. */
function idle(settings: Record<string, unknown>): string[] {
  const isLanguage = (code: string) => LOCALES.some((locale) => locale.code === code);
  const isCountry = (code: string) => countries().has(code.trim().toUpperCase());
  return [
    ...ADDRESSES.flatMap((name) =>
      textsIn(settings[name]).flatMap((address) =>
        originOf(address) === null
          ? [`${name}: ${JSON.stringify(address)} is passed over, an https address is expected`]
          : [],
      ),
    ),
    ...textsIn(settings.locales).flatMap((code) => (isLanguage(code) ? [] : `locales: there is no language ${code}`)),
    ...textsIn(settings.excludedCountryCodeList).flatMap((code) =>
      isCountry(code) ? [] : `excludedCountryCodeList: there is no country ${code}`,
    ),
  ];
}

/** What is unknown or wrong in the settings of a brand, one sentence each; empty when all of it is used as written. */
export function faultsOfSettings(settings: unknown): string[] {
  if (!isPlain(settings)) return ['The settings are one JSON object.'];
  const faults = Object.entries(settings).flatMap(([name, value]) => faultOf(name, value) ?? []);
  return [
    ...faults,
    ...endpointFaults(settings.endpoints),
    ...marketFaults(settings.market),
    ...themeFaultsOf(settings),
    ...passedOver(settings),
    ...idle(settings),
  ];
}
