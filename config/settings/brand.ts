import type { SettingsLink, SettingsLogo, SettingsMark, SettingsSocialLink, SettingsTheme } from './entries';
import {
  field,
  isHttpsOrigin,
  isLinkList,
  isListOf,
  isRecord,
  isText,
  isTextList,
  isTextRecord,
  maybeText,
  text,
  textList,
} from '@/config/settings/field';

const isMilliseconds = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

/** Look of the brand */
export const BRAND_SETTINGS = {
  /** look of the brand: the name of a theme in `themes/brands/`, of which there are twenty (CONF-04, THEME-01, THEME-08) */
  theme: text('curacao'),
  /**
   * a theme of the brand's own, as data: no build is needed; what it leaves out is that of `theme` (THEME-08)
   *
   * The shape is that of a file in `themes/brands/`: `mode` `dark` or `light`, `scene`, `fonts` (`display`, `text`) and
   * `tokens`; gradients and shadows are values of their own. `npm run themes` writes it ("For the settings"). The site's
   * server measures it like a theme file: one that falls short is refused, the log says why, and `theme` is shown as it
   * is. Its style sheet has an address of its own that changes with it. Needs the host; `next start` alone shows `theme`.
   */
  ownTheme: field<SettingsTheme | null>(null, isRecord),
  /** name used in titles and texts (CONF-06) */
  brandName: text('Baize'),
  /** path of the logo below `/api/core/casino/assets/`; without one the theme's mark is shown (CONF-32, THEME-08) */
  logo: maybeText(),
  /** path of the icon in browser tabs, as `logo` (CONF-32) */
  favicon: maybeText(),
  /**
   * path, as `logo`, of the icon of the installed site: SVG, or PNG of 512 pixels, a square filled to its edges (ENG-11)
   *
   * Browsers can install the site: `/manifest.webmanifest` names brand, colours and icon of the host, in each language
   * below its prefix. The mark has to stay within the inner 80 %, because systems cut the corners off; without an icon
   * the favicon is taken. The site passes the browser's own offer on, once, and "Later" is remembered; where the
   * browser makes none there is none.
   */
  appIcon: maybeText(),
  /**
   * https origins, such as a CDN's, without path, from which pictures may be loaded (CONF-32)
   *
   * Pictures are paths below `/api/core/casino/assets/`, or absolute addresses whose origin is named here. Any other
   * address is not loaded: the game's name, the studio's name or the theme's mark stands in its place.
   */
  imageOrigins: field<readonly string[]>([], (value) => isTextList(value) && (value as string[]).every(isHttpsOrigin)),
  /** ids of the three games in the home page's hero; empty: the most popular ones */
  heroGames: textList(),
  /** milliseconds after which the studio carousel moves (CONST-16, THEME-06) */
  carouselAutoplayMs: field<number>(2000, isMilliseconds),
  /** the same for the rakeback calendar on the home page (CONST-16) */
  rakebackCarouselAutoplayMs: field<number>(3000, isMilliseconds),
  /** the figure shown as win of the month beside the top wins; without it there is none (CONST-09) */
  winOfMonth: field<number | null>(null, (value) => typeof value === 'number' && value > 0),
  /** licence line in the footer: one text, or language code → text (English for languages without one) (NAV-24) */
  licence: field<string | Readonly<Record<string, string>> | null>(
    null,
    (value) => isText(value) || isTextRecord(value),
  ),
  /** the players' help line, beside the tools of player protection; a market that names its own replaces it (NAV-24) */
  helpLine: field<SettingsLink | null>(null, (value) => isLinkList([value])),
  /** artwork of the marks that the market has at the top of every page ([markets.md](markets.md)); `icon` as `logo` */
  officialMarks: field<readonly SettingsMark[]>([], isListOf(['name', 'icon', 'href'])),
  /** social media in the footer; `icon`: path, as `logo`, of a one-colour SVG (NAV-24) */
  socialLinks: field<readonly SettingsSocialLink[]>([], isListOf(['name', 'href', 'icon'])),
  /** logos of payment methods in the footer; `icon` as in `socialLinks` (NAV-24) */
  paymentLogos: field<readonly SettingsLogo[]>([], isListOf(['name', 'icon'])),
  /** logos of game studios in the footer; without an `icon` the name is set in type (NAV-24) */
  providerLogos: field<readonly SettingsLogo[]>([], isListOf(['name'], ['icon'])),
  /** links to support, in the footer and on the contacts page (NAV-24) */
  supportLinks: field<readonly SettingsLink[]>([], isLinkList),
} as const;
