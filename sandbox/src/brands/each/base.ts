import { type SettingsWire } from '@/contract/wire';
import { THEMES } from '@/themes/brands/registry';
import { inEach, textIn, texts } from '../../texts/texts';
import { type Brand, type CategoryId } from '../brand/brand';
import { contentOf } from '../content/content';
import { DOCUMENT_LABELS } from '../brand/documentLabels';
import { appIconSvg, type Emblem, faviconSvg, logoSvg } from '../brand/emblem';
import { type PaymentMark, paymentLogos, type SocialMark, socialLinks } from '../brand/marks';
import { CURRENCIES, CURRENCY_OF } from '../brand/money';
import { type RegistrationFlags, USUAL_FIELDS } from '../brand/registration';
import { WITHDRAWALS } from '../brand/withdrawals';

/** What differs between the sample brands; everything else is the same for all. */
export type BrandDecisions = {
  /** Name of its theme, also used in addresses. */
  theme: string;
  name: string;
  /** The shape behind its mark, or the files of a custom logo. */
  logo: Emblem | { logo: string; favicon: string };
  /** The hero of a brand made in the theme studio, by language; the others' stands in texts/<code>/brands.json. */
  hero?: Readonly<{ en: readonly [title: string, text: string] }> &
    Readonly<Record<string, readonly [title: string, text: string]>>;
  heroGames: readonly [string, string, string];
  /** The categories its lobby begins with; the others follow in the usual order. */
  firstCategories?: readonly CategoryId[];
  social: readonly SocialMark[];
  payment: readonly PaymentMark[];
  /** Names of the studios listed in its footer. */
  studios: readonly string[];
  settings?: Brand['settings'];
  /** Sign-up fields, when they differ from the usual ones. */
  registration?: RegistrationFlags;
  /** Kinds of documents it requests, when not all of them. */
  documentLabels?: Brand['documentLabels'];
};

/** The one mark on the page that this is a demonstration. */
const LICENCE = inEach('brands', (language) => textIn(language, 'brands', 'site.licence'));

/** The words of a brand's hero; `{{brand}}` in them is filled in by the site. */
function heroIn(language: string, { theme, hero }: BrandDecisions) {
  const own = hero && (hero[language] ?? hero.en);
  const said = (part: 'title' | 'text') => texts.madeKeyIn(language, 'brands', `hero.${theme}.${part}`);
  return { 'home.title': own?.[0] ?? said('title'), 'home.text': own?.[1] ?? said('text') };
}

/** Support contacts, with addresses and numbers reserved for examples. */
const supportLinks = (theme: string) => [
  { label: `support@${theme}.example`, href: `mailto:support@${theme}.example` },
  { label: '+44 20 7946 0123', href: 'tel:+442079460123' },
];

/** Paths of logo, favicon and app icon, and their drawn files unless the brand has files of its own. */
function filesOf({ theme: name, logo: look }: BrandDecisions) {
  const theme = THEMES.find((one) => one.name === name);
  if (!theme) throw new Error(`There is no theme ${name}`);
  const appIcon = `brand/${name}/icon.svg`;
  const icon = { [appIcon]: appIconSvg(theme) };
  if (typeof look !== 'string') return { paths: { ...look, appIcon }, drawn: icon };
  const [logo, favicon] = [`brand/${name}/logo.svg`, `brand/${name}/favicon.svg`];
  const drawn = { [logo]: logoSvg(theme, look), [favicon]: faviconSvg(theme), ...icon };
  return { paths: { logo, favicon, appIcon }, drawn };
}

function settingsOf(decided: BrandDecisions): SettingsWire {
  const { theme, name, heroGames, social, payment, studios, settings } = decided;
  return {
    theme,
    brandName: name,
    navigationSystem: 'basic',
    pageUrlSetup: {},
    endpoints: {},
    referAFriendPercent: 10,
    // Its pages exist in several languages (OP-005).
    contentPerLanguage: true,
    allowGuestPlayDemoGames: true,
    demoUserId: 'demo-guest',
    ...filesOf(decided).paths,
    heroGames: [...heroGames],
    licence: LICENCE,
    emailPhoneRegistration: true,
    // The sample brands leave the field blank; the default fills it in (OP-049).
    prefillDateOfBirth: false,
    excludedCountryCodeList: ['CW', 'FR', 'IR', 'KP', 'NL'],
    helpLine: { label: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
    supportLinks: supportLinks(theme),
    socialLinks: socialLinks(theme, social),
    paymentLogos: paymentLogos(payment),
    providerLogos: studios.map((studio) => ({ name: studio, icon: null })),
    ...settings,
  };
}

/** A brand: its own decisions merged with the defaults of all sample brands. */
export function brand(decided: BrandDecisions): Brand {
  return {
    name: decided.theme,
    settings: settingsOf(decided),
    texts: inEach('brands', (language) => heroIn(language, decided)),
    files: filesOf(decided).drawn,
    contentOf: (language) => contentOf(language, decided.name),
    firstCategories: decided.firstCategories ?? [],
    currencies: CURRENCIES,
    currencyOf: CURRENCY_OF,
    closedCountries: ['AW', 'BQ', 'CW', 'FR', 'GB', 'IR', 'KP', 'NL', 'SX', 'US'],
    registrationFields: decided.registration ?? USUAL_FIELDS,
    documentLabels: decided.documentLabels ?? DOCUMENT_LABELS,
    withdrawals: WITHDRAWALS,
    asksAgainFor: ['withdrawal', 'email', 'password', 'methods'],
    homeCountry: 'DE',
  };
}
