import { field, isRecord, isTextRecord, flag, menu, textList } from '@/config/settings/field';

/** Menus, addresses and languages */
export const NAVIGATION_SETTINGS = {
  /** `panel` links to the account panel's pages in place of the profile's (CONF-05) */
  navigationSystem: field<'basic' | 'panel'>('basic', (value) => value === 'basic' || value === 'panel'),
  /** page key (`config/pages/pageUrls.ts`) → address that replaces the page's own in every link (CONF-07, NAV-15, OP-020) */
  pageUrlSetup: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /**
   * a menu that replaces the site's own (CONF-31, OP-016)
   *
   * Items are `{ key, label?, page?, href?, icon?, scope?, items? }`: `page` is a page key, `href` an address in its
   * place; `icon` a name of `components/ui/pictures/NamedIcon.tsx`; `scope` `any`, `guest` or `user`; `items` make it a
   * group. Without a `label` the text `shell.nav.{key}` is shown, in each language.
   */
  navigation: menu(),
  /** the same for the phone's bar; the button of the whole menu stays at its end (CONF-31) */
  bottomMenu: menu(),
  /** the same for the player's menu in the header; the way out stays at its end (CONF-31) */
  accountMenu: menu(),
  /** the same for the footer's columns: groups with `items`; the notice on responsible gambling stays (CONF-31, NAV-24) */
  footerMenu: menu(),
  /** codes of the languages to offer; empty: every complete one (I18N-04, I18N-12, OP-001) */
  locales: textList(),
  /** code → BCP-47 tag where a code means another language: `{ "sw": "sv" }`; direction and name follow (I18N-16, OP-002) */
  localeTags: field<Readonly<Record<string, string>>>({}, isTextRecord),
  /** `locales/{lng}.json?allResources=1` also exists for languages other than English (I18N-07, OP-005) */
  contentPerLanguage: flag(false),
} as const;
