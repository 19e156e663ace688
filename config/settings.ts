import { CAPTCHA_PROVIDERS, CAPTCHA_VARIANTS, type CaptchaProviderName, type CaptchaVariant } from '@/config/captcha';
import type { Absent } from '@/config/capabilities';
import type { Market } from '@/config/markets/market';
import {
  field,
  flag,
  isBoundsTable,
  isHttpsOrigin,
  isWebAddress,
  isLinkList,
  isListOf,
  isMarketSetting,
  isRecord,
  isText,
  isTextList,
  isTextRecord,
  maybeText,
  menu,
  oneOf,
  text,
  textList,
  whole,
  type Field,
} from '@/config/settingField';

/** A link set by the operator; `href` is validated where it is rendered (domain/links). */
export type SettingsLink = { label: string; href: string };

/** A social media profile of the operator. `icon` is a path relative to the assets address. */
export type SettingsSocialLink = { name: string; href: string; icon: string };

/** A mark that a market has at the top of every page: `icon` is a path relative to the assets address. */
export type SettingsMark = { name: string; icon: string; href: string };

/** A one-colour logo: `icon` is a path relative to the assets address, `name` its text. */
export type SettingsLogo = { name: string; icon?: string | null };

/**
 * The app settings of spec §3: every known key, with its default and the values it accepts. domain/site/merge.ts merges
 * the backend's settings over the defaults and falls back to the default for invalid values.
 */
export const SETTINGS = {
  theme: text('curacao'),
  /**
   * The market whose rules hold: a name of config/markets, or names by the player's country with one for `default`. An
   * unknown name ends the start (services/server/market.ts).
   */
  market: whole<string | Readonly<Record<string, string>>>('default', isMarketSetting),
  brandName: text('Baize'),
  /** Codes of the offered languages; if empty, every complete one (OP-001). */
  locales: textList(),
  /** Code → BCP-47 tag, where the operator's meaning of a code differs from config/locales.json (OP-002). */
  localeTags: field<Readonly<Record<string, string>>>({}, isTextRecord),
  allowGuestPlayDemoGames: flag(false),
  demoUserId: maybeText(),
  /** Origins of games allowed in frame-src. */
  gameOrigins: textList(),
  /** https origins, besides the site's own, from which pictures may be loaded (config/endpoints/pictureUrl.ts). */
  imageOrigins: field<readonly string[]>([], (value) => isTextList(value) && (value as string[]).every(isHttpsOrigin)),
  /** Web address that is sent errors and speeds of browsers, without anything about a person; none is sent without it. */
  browserReports: field<string | null>(null, isWebAddress),
  /** The share of page loads that report, from 0 to 1. */
  browserReportShare: field<number>(0.1, (value) => typeof value === 'number' && value >= 0 && value <= 1),
  /** Path of the brand's logo, relative to the assets address (CONF-32). */
  logo: maybeText(),
  /** Path of the favicon, relative to the assets address. */
  favicon: maybeText(),
  /** Square icon of the installed site, filled to its edges, as `logo`; without one, the favicon (ENG-11). */
  appIcon: maybeText(),
  /** Licence line in the footer: one text, or language code → text (domain/site/licenceLine). */
  licence: field<string | Readonly<Record<string, string>> | null>(
    null,
    (value) => isText(value) || isTextRecord(value),
  ),
  /** Whether the backend has a content bundle per language (OP-005). */
  contentPerLanguage: flag(false),
  helpLine: field<SettingsLink | null>(null, (value) => isLinkList([value])),
  /** Menu layout; any other value means basic (CONF-05). */
  navigationSystem: field<'basic' | 'panel'>('basic', (value) => value === 'basic' || value === 'panel'),
  /** Page key → address that overrides its default; read by domain/site/navigation/pageUrl.ts (CONF-07, OP-020). */
  pageUrlSetup: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /** Replaces the whole menu; null uses the default one of config/pages/navigation.ts (CONF-31, OP-016). */
  navigation: menu(),
  /** Replace the phone's bar, the player's menu and the footer's columns, which are groups of places (CONF-31, A30). */
  bottomMenu: menu(),
  accountMenu: menu(),
  footerMenu: menu(),
  /** The artwork of the marks that the market has at the top of every page, by their names in config/markets (MKT-45). */
  officialMarks: field<readonly SettingsMark[]>([], isListOf(['name', 'icon', 'href'])),
  /** Footer sections; an empty list hides its section (NAV-24). */
  socialLinks: field<readonly SettingsSocialLink[]>([], isListOf(['name', 'href', 'icon'])),
  paymentLogos: field<readonly SettingsLogo[]>([], isListOf(['name', 'icon'])),
  providerLogos: field<readonly SettingsLogo[]>([], isListOf(['name'], ['icon'])),
  supportLinks: field<readonly SettingsLink[]>([], isLinkList),
  /** Ids of the games in the home page's hero; if empty, the most popular ones. */
  heroGames: textList(),
  /** Autoplay interval of carousels in milliseconds (spec §9). */
  carouselAutoplayMs: field<number>(2000, (value) => Number.isInteger(value) && (value as number) > 0),
  /** Autoplay interval of the rakeback calendar on the home page (OP-009). */
  rakebackCarouselAutoplayMs: field<number>(3000, (value) => Number.isInteger(value) && (value as number) > 0),
  /** HTTP method of claiming a day's reward (OP-035). */
  rakebackClaimMethod: field<'GET' | 'POST'>('GET', (value) => value === 'GET' || value === 'POST'),
  /** Whether yesterday's reward can still be claimed (OP-089). */
  claimYesterday: flag(true),
  /** Time zone of the calendars: 'local' for the visitor's, or an IANA name (OP-083). */
  calendarTimeZone: text('local'),
  /** Whether registration by phone is offered besides e-mail (AUTH-02, OP-014). */
  emailPhoneRegistration: flag(false),
  /**
   * Per-field validation rules, such as password composition; read by domain/account/fields/password.ts (CONF-10,
   * OP-047).
   */
  formFieldsValidation: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /**
   * Path on this site to open after registration; takes precedence over goToPageAfterRegistration (CONF-12, OP-013).
   */
  afterRegistrationRedirect: maybeText(),
  /** A page key or path to open after registration (CONF-11, OP-013). */
  goToPageAfterRegistration: maybeText(),
  /** Whether closing the registration asks for confirmation (MODAL-06). */
  holdUserOnRegistration: flag(false),
  /** Deposits need no address, so the linked sign-up does not ask for one (CONF-14). */
  allowDepWithoutAddress: flag(false),
  /** Whether the linked sign-up shows the whole profile form (CONF-21). */
  onDepositShowAllField: flag(false),
  /** Additional hosts of the brand, one or a list; read by domain/account/registration/mirror.ts (CONF-17, ENT-30). */
  mirrorDomain: field<unknown>(null, (value) => isRecord(value) || (Array.isArray(value) && value.every(isRecord))),
  /** Disables login; the site's server also sets it on the host of a mirror with loginOff (AUTH-11, OP-044). */
  loginOff: flag(false),
  /** Domain of generated e-mail addresses; must never receive mail (OP-045). */
  placeholderEmailDomain: text('noemail.invalid'),
  /** Minimum digits of a phone number, in addition to its country's rules (OP-046). */
  phoneMinLength: field<number>(6, (value) => Number.isInteger(value) && (value as number) > 0),
  /** Wire format of a date of birth (OP-048). */
  dobWireFormat: field<'MM-DD-YYYY' | 'YYYY-MM-DD'>(
    'MM-DD-YYYY',
    (value) => value === 'MM-DD-YYYY' || value === 'YYYY-MM-DD',
  ),
  /** Whether a regular sign-up is followed by an automatic login; if off, the player logs in manually (OP-043). */
  autoLoginAfterSignUp: flag(true),
  /** Whether players with an unverified e-mail address are asked to verify it (CONF-08, OP-014). */
  verifyEmailStatusOnLogin: flag(false),
  /** Activating a bonus needs a verified email address (CONF-24). */
  verifyEmailOnBonusActivation: flag(true),
  /** HTTP method of saving the profile (OP-033). */
  updateUserMethod: field<'PUT' | 'POST'>('PUT', (value) => value === 'PUT' || value === 'POST'),
  /**
   * Allows `?at=` to carry a session token itself (SESS-07 to the letter), for a backend without one-time tokens
   * (OP-042).
   */
  sessionTokenInAddress: flag(false),
  /** Enables Google login if set (AUTH-03, OP-054). */
  googleClientId: maybeText(),
  /** Site key of the captcha; no captcha without it (CONF-28). */
  reCaptchaSiteKey: maybeText(),
  /** Percent of the house edge that a player earns when a referred friend plays; null tells none (CONF-25). */
  referAFriendPercent: field<number | null>(null, (value) => typeof value === 'number' && value > 0 && value <= 100),
  /** Query parameter that carries the affiliate key (CONF-16). */
  affiliateKeyQueryParameter: text('nxafk'),
  /** Redirects visitors of some countries to another site; read by domain/country/mainDomain.ts (CONF-18). */
  mainDomainConfigs: field<Readonly<Record<string, unknown>>>(
    { isEnabled: false, countries: [], redirectToTDS: 'TDS-B', defaultRedirect: null },
    isRecord,
  ),
  /** Whether marketing storage requires consent; can be off where the operator's market allows it (OP-107). */
  consentRequired: flag(true),
  /** Whether documents can be uploaded before the first deposit (CONF-13, OP-014). */
  allowKYCBeforeDeposit: flag(true),
  /** Whether an empty date of birth is prefilled with eighteen years ago, to be confirmed by the player (OP-049). */
  prefillDateOfBirth: flag(true),
  /** Codes of excluded countries, whose visitors see the country block (CONF-15, CNTRY-01). */
  excludedCountryCodeList: textList(),
  /** IP addresses exempt from the country block (OP-063). */
  whitelistedIps: textList(),
  /**
   * Whether `?whitelisted=1` lifts the country block; a convenience, since only the backend can enforce the block
   * (OP-064).
   */
  allowWhitelistQuery: flag(true),
  /** Whether the country block offers a login, for withdrawals (OP-067). */
  blockedAllowLogin: flag(true),
  /** HTTP method of reporting a country block; any other value means POST (OP-034). */
  countryBlockedMethod: field<'POST' | 'PUT'>('POST', (value) => value === 'POST' || value === 'PUT'),
  /** Whether the test panel's flag is honoured; turned off in production by the operator (OP-068). */
  allowTestPanel: flag(true),
  /**
   * Origins of payment providers: the only ones that may be framed or redirected to for a payment
   * (services/server/document/csp.ts).
   */
  paymentOrigins: textList(),
  /**
   * Whether cards are entered in the built-in form, which sends them to the provider's origin only, instead of the
   * provider's frame (PAY-02).
   */
  ownCardForm: flag(false),
  /** Whether the cashier states that transactions are free of charge (CONST-10, OP-078). */
  freeOfChargeNotice: flag(true),
  /** Whether the home page shows the welcome offer with its figures (CONST-08, OP-078). */
  welcomeOffer: flag(false),
  /** The figure of the win of the month; null hides it (OP-078). */
  winOfMonth: field<number | null>(null, (value) => typeof value === 'number' && value > 0),
  /** Id of the welcome offer that the home page links to; without it, the link goes to all offers. */
  welcomeOfferId: maybeText(),
  /** Currency → deposit limits for methods without their own, as decimal strings (CONST-07, OP-077). */
  depositBounds: field<Readonly<Record<string, { min?: string; max?: string }>>>(
    { TRY: { min: '5', max: '100000' } },
    isBoundsTable,
  ),
  /** Operation → path to call instead, or null to switch it off; read by services/http/endpoints.ts (OP-036). */
  endpoints: whole<Readonly<Record<string, unknown>>>({}, isRecord),
  /** Whether a player with several wallets can choose the active one (W-31). */
  useMultiWallet: flag(false),
  /**
   * Which bet limit changes are locked for an hour after the last one; any other value means raise (LIM-13, OP-096).
   */
  betLimitLock: text('raise'),
  /** Level numbers that start a new group of levels (CONF-19, OP-014). */
  loyaltyLevelGroupSteps: field<readonly number[]>(
    [1],
    (value) => Array.isArray(value) && value.every(Number.isInteger),
  ),
  /** 1: the award's percent is a factor such as 0.05; 100: it is whole percents (OP-093). */
  awardPercentBase: field<1 | 100>(1, (value) => value === 1 || value === 100),
  /**
   * Random delay, up to this many milliseconds, of the award request at each half hour, to spread the load (OP-094).
   */
  awardRefetchSpreadMs: field<number>(0, (value) => Number.isInteger(value) && (value as number) >= 0),
  /**
   * Whether a player may have several games with real money open at the same time: in two tabs, or on two devices. The
   * backend decides; `asked` offers to end the other one.
   */
  simultaneousGames: oneOf<'allowed' | 'asked' | 'refused'>('asked', ['allowed', 'asked', 'refused']),
  /** Whether pending withdrawals can be cancelled on the site; off where a market forbids it (M-25). */
  cancelWithdrawal: flag(true),
  /** Whether a live chat is offered (CONF-26, W-23). */
  showLiveChat: flag(false),
  /** URL of the chat's script; without one the entry leads to the contacts. */
  liveChatScript: maybeText(),
  /** Further https origins that the chat needs (services/server/frames/operatorFrames.ts). */
  liveChatOrigins: textList(),
  /** Public key of the external push service; no notices on devices without it (OP-099). */
  pushServiceKey: maybeText(),
  /** URL of that service's script. */
  pushServiceScript: maybeText(),
  /** The global that the script defines. */
  pushServiceObject: text('pushService'),
  /** Whose key reCaptchaSiteKey is (config/captcha.ts). */
  captchaProvider: oneOf<CaptchaProviderName>('recaptcha', Object.keys(CAPTCHA_PROVIDERS)),
  /** Kind of that key. */
  captchaVariant: oneOf<CaptchaVariant>('checkbox', CAPTCHA_VARIANTS),
  /** Origin that serves the provider's script, if not the provider's own. */
  captchaOrigin: maybeText(),
  /** URL of a captcha page of another provider, framed if reCaptchaSiteKey is set (CONF-28, OP-054). */
  captchaFrame: maybeText(),
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
