import type { NavItem, NavScope } from '@/config/pages/navigation';

/**
 * The app settings of spec §3: every known key once, with its default and the values it accepts. What the backend
 * sends is merged over the defaults by domain/site/merge.ts; a value of a wrong kind leaves the default standing.
 */
export type Field<T> = {
  readonly fallback: T;
  readonly accepts: (value: unknown) => value is T;
  /** Taken as it was sent: a null in it says something. */
  readonly whole?: boolean;
};

const field = <T>(fallback: T, accepts: (value: unknown) => boolean): Field<T> => ({
  fallback,
  accepts: accepts as (value: unknown) => value is T,
});

/** As `field`, for a value whose parts are not merged one by one. */
const whole = <T>(fallback: T, accepts: (value: unknown) => boolean): Field<T> => ({
  ...field(fallback, accepts),
  whole: true,
});

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextRecord = (value: unknown) => isRecord(value) && Object.values(value).every(isText);
const isLinkList = (value: unknown) =>
  Array.isArray(value) && value.every((link) => isRecord(link) && isText(link.label) && isText(link.href));

const isBoundsTable = (value: unknown) => isRecord(value) && Object.values(value).every(isTextRecord);

const isOptionalText = (value: unknown) => value === undefined || isText(value);
/** Lists of things whose texts are all there; those named in `optional` may be missing or null. */
const isListOf =
  (names: readonly string[], optional: readonly string[] = []) =>
  (value: unknown) =>
    Array.isArray(value) &&
    value.every(
      (item) =>
        isRecord(item) &&
        names.every((name) => isText(item[name])) &&
        optional.every((name) => isOptionalText(item[name] ?? undefined)),
    );
const SCOPES: readonly unknown[] = ['any', 'guest', 'user'] satisfies NavScope[];
const isMenu = (value: unknown): boolean =>
  isListOf(['key'], ['label', 'href', 'page', 'icon'])(value) &&
  (value as { scope?: unknown; items?: unknown }[]).every(
    ({ scope, items }) => (scope === undefined || SCOPES.includes(scope)) && (items === undefined || isMenu(items)),
  );

const text = (fallback: string) => field<string>(fallback, isText);
/** A text that may be missing: null stands for "not set". */
const maybeText = () => field<string | null>(null, isText);
const flag = (fallback: boolean) => field<boolean>(fallback, (value) => typeof value === 'boolean');
const textList = (fallback: readonly string[] = []) => field<readonly string[]>(fallback, isTextList);

/** A link the operator sets; `href` is checked where it is drawn (domain/links). */
export type SettingsLink = { label: string; href: string };

/** A place of the operator elsewhere. `icon` is the path of its mark below the assets address. */
export type SettingsSocialLink = { name: string; href: string; icon: string };

/** A drawing in one colour: `icon` is its path below the assets address, `name` what it says. */
export type SettingsLogo = { name: string; icon?: string | null };

export const SETTINGS = {
  theme: text('curacao'),
  brandName: text('Baize'),
  /** Codes of the languages to offer; none named: every complete one (OP-001). */
  locales: textList(),
  /** Code → BCP-47 tag, where the operator means another language by a code than config/locales.json does (OP-002). */
  localeTags: field<Readonly<Record<string, string>>>({}, isTextRecord),
  allowGuestPlayDemoGames: flag(false),
  demoUserId: maybeText(),
  /** Origins whose games may be framed; nothing else gets into frame-src. */
  gameOrigins: textList(),
  /** Path of the brand's logo below the assets address (CONF-32). */
  logo: maybeText(),
  /** The same for the icon of the browser's tab. */
  favicon: maybeText(),
  /** The operator's licence line, shown in the footer: one text, or language code → text (domain/site/licenceLine). */
  licence: field<string | Readonly<Record<string, string>> | null>(
    null,
    (value) => isText(value) || isTextRecord(value),
  ),
  /** The backend has a content bundle for each language (OP-005). */
  contentPerLanguage: flag(false),
  helpLine: field<SettingsLink | null>(null, (value) => isLinkList([value])),
  /** How menus are arranged; every other value is basic (CONF-05). */
  navigationSystem: field<'basic' | 'panel'>('basic', (value) => value === 'basic' || value === 'panel'),
  /** Page key → address that replaces its default; read by domain/site/navigation/pageUrl.ts (CONF-07, OP-020). */
  pageUrlSetup: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /** Replaces the whole menu; null: the default one of config/pages/navigation.ts (CONF-31, OP-016). */
  navigation: field<readonly NavItem[] | null>(null, isMenu),
  /** The regions of the footer; an empty list hides its region (NAV-24). */
  socialLinks: field<readonly SettingsSocialLink[]>([], isListOf(['name', 'href', 'icon'])),
  paymentLogos: field<readonly SettingsLogo[]>([], isListOf(['name', 'icon'])),
  providerLogos: field<readonly SettingsLogo[]>([], isListOf(['name'], ['icon'])),
  supportLinks: field<readonly SettingsLink[]>([], isLinkList),
  /** Ids of the games on the home page's hero; none named: the most popular ones. */
  heroGames: textList(),
  /** How long a slide of a carousel stands by itself, in milliseconds (spec §9). */
  carouselAutoplayMs: field<number>(2000, (value) => Number.isInteger(value) && (value as number) > 0),
  /** The same for the rakeback calendar on the home page (OP-009). */
  rakebackCarouselAutoplayMs: field<number>(3000, (value) => Number.isInteger(value) && (value as number) > 0),
  /** How the reward of a day is claimed (OP-035). */
  rakebackClaimMethod: field<'GET' | 'POST'>('GET', (value) => value === 'GET' || value === 'POST'),
  /** Yesterday's reward may still be claimed (OP-089). */
  claimYesterday: flag(true),
  /** Whose midnight ends a day of the calendars: 'local', the visitor's, or an IANA name (OP-083). */
  calendarTimeZone: text('local'),
  /** Registration by phone is offered beside that by e-mail (AUTH-02, OP-014). */
  emailPhoneRegistration: flag(false),
  /** Rules of single fields, such as the composition of a password; read by domain/account/fields/password.ts (CONF-10, OP-047). */
  formFieldsValidation: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /** A path of this site to open after registration; it stands before the key of a page below it (CONF-12, OP-013). */
  afterRegistrationRedirect: maybeText(),
  /** A page key or path to open after registration (CONF-11, OP-013). */
  goToPageAfterRegistration: maybeText(),
  /** Closing the registration asks whether to stay (MODAL-06). */
  holdUserOnRegistration: flag(false),
  /** Deposits need no address, so the linked sign-up does not ask for one (CONF-14). */
  allowDepWithoutAddress: flag(false),
  /** The linked sign-up shows the whole profile form (CONF-21). */
  onDepositShowAllField: flag(false),
  /** Hosts beside the main one, one or a list; read by domain/account/registration/mirror.ts (CONF-17, ENT-30). */
  mirrorDomain: field<unknown>(null, (value) => isRecord(value) || (Array.isArray(value) && value.every(isRecord))),
  /** Nobody signs in here; our server also sets it on the host of a mirror that says so (AUTH-11, OP-044). */
  loginOff: flag(false),
  /** The domain of generated e-mail addresses, never one that receives mail (OP-045). */
  placeholderEmailDomain: text('noemail.invalid'),
  /** The least digits of a phone number; what its country asks for comes on top (OP-046). */
  phoneMinLength: field<number>(6, (value) => Number.isInteger(value) && (value as number) > 0),
  /** How a date of birth is sent (OP-048). */
  dobWireFormat: field<'MM-DD-YYYY' | 'YYYY-MM-DD'>(
    'MM-DD-YYYY',
    (value) => value === 'MM-DD-YYYY' || value === 'YYYY-MM-DD',
  ),
  /** An ordinary sign-up is followed by a sign-in; off: the player signs in by hand (OP-043). */
  autoLoginAfterSignUp: flag(true),
  /** A player whose e-mail address is not verified is asked to verify it (CONF-08, OP-014). */
  verifyEmailStatusOnLogin: flag(false),
  /** How the profile is saved (OP-033). */
  updateUserMethod: field<'PUT' | 'POST'>('PUT', (value) => value === 'PUT' || value === 'POST'),
  /** `?at=` may bring a session token itself (SESS-07 to the letter), for a backend without one-use tokens (OP-042). */
  sessionTokenInAddress: flag(false),
  /** Signing in with Google is offered where it is set (AUTH-03, OP-054). */
  googleClientId: maybeText(),
  /** The key of the captcha; none is shown without it (CONF-28). */
  reCaptchaSiteKey: maybeText(),
  /** The address parameter that names an affiliate (CONF-16). */
  affiliateKeyQueryParameter: text('nxafk'),
  /** Sends visitors of some countries to another site; read by domain/country/mainDomain.ts (CONF-18). */
  mainDomainConfigs: field<Readonly<Record<string, unknown>>>(
    { isEnabled: false, countries: [], redirectToTDS: 'TDS-B', defaultRedirect: null },
    isRecord,
  ),
  /** Visitors are asked before anything is kept for marketing; off where the operator's market allows it (OP-107). */
  consentRequired: flag(true),
  /** Documents may be sent before the first deposit (CONF-13, OP-014). */
  allowKYCBeforeDeposit: flag(true),
  /** An empty date of birth opens at eighteen years ago, to be confirmed by hand; off: it stays empty (OP-049). */
  prefillDateOfBirth: flag(true),
  /** Codes of the countries that must not be served: visitors there see the country block (CONF-15, CNTRY-01). */
  excludedCountryCodeList: textList(),
  /** Addresses that no country block holds (OP-063). */
  whitelistedIps: textList(),
  /** `?whitelisted=1` lifts the country block; a convenience, since only the backend can enforce it (OP-064). */
  allowWhitelistQuery: flag(true),
  /** The country block offers to log in, for withdrawals (OP-067). */
  blockedAllowLogin: flag(true),
  /** How a country block is reported; every other word is POST (OP-034). */
  countryBlockedMethod: field<'POST' | 'PUT'>('POST', (value) => value === 'POST' || value === 'PUT'),
  /** The test panel may be opened by its flag; an operator turns it off in production (OP-068). */
  allowTestPanel: flag(true),
  /** Origins of payment providers: no other is framed or led to for a payment (services/server/document/csp.ts). */
  paymentOrigins: textList(),
  /** Cards are typed into a form of ours, sent to the provider's origin alone, in place of the provider's own frame (PAY-02). */
  ownCardForm: flag(false),
  /** The cashier says that all transactions are free of charge; off where that is not so (CONST-10, OP-078). */
  freeOfChargeNotice: flag(true),
  /** The home page names the welcome offer, for an operator who makes one of its figures (CONST-08, OP-078). */
  welcomeOffer: flag(false),
  /** The offer's id: where the home page's words of it lead; without it to all offers. */
  welcomeOfferId: maybeText(),
  /** Currency → bounds of a deposit by a method that names none, decimal texts (CONST-07, OP-077). */
  depositBounds: field<Readonly<Record<string, { min?: string; max?: string }>>>(
    { TRY: { min: '5', max: '100000' } },
    isBoundsTable,
  ),
  /** Operation → the path to call in place of ours, or null to switch it off; read by services/http/endpoints.ts (OP-036). */
  endpoints: whole<Readonly<Record<string, unknown>>>({}, isRecord),
  /** A player with several wallets chooses the one to play with (W-31). */
  useMultiWallet: flag(false),
  /** Which changes of a bet limit wait an hour after the last one; every other word is raise (LIM-13, OP-096). */
  betLimitLock: text('raise'),
  /** Levels with which a group of levels begins, each a level's number (CONF-19, OP-014). */
  loyaltyLevelGroupSteps: field<readonly number[]>(
    [1],
    (value) => Array.isArray(value) && value.every(Number.isInteger),
  ),
  /** 1: the percent of the award is a factor such as 0.05; 100: it is whole percents (OP-093). */
  awardPercentBase: field<1 | 100>(1, (value) => value === 1 || value === 100),
  /** The award's question at each half hour is spread over so many milliseconds, so that not all browsers ask at once (OP-094). */
  awardRefetchSpreadMs: field<number>(0, (value) => Number.isInteger(value) && (value as number) >= 0),
  /** A pending withdrawal can be taken back on the site; off where a market forbids it (M-25). */
  cancelWithdrawal: flag(true),
  /** Address of the page that asks for a captcha, shown in a frame where reCaptchaSiteKey is set (CONF-28, OP-054). */
  captchaFrame: maybeText(),
} as const;

type Table = typeof SETTINGS;
/** The settings after the merge. Keys nobody named are kept beside these (CONF-29). */
export type Settings = { readonly [K in keyof Table]: Table[K] extends Field<infer T> ? T : never } & {
  readonly [unknownKey: string]: unknown;
};
