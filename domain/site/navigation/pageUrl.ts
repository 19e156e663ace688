import { isPageKey, PAGE_URLS } from '@/config/pages/pageUrls';
import type { Settings } from '@/config/settings';
import { ownAddress } from '@/domain/links/ownAddress';

/** Settings that determine where a page key leads. */
export type PageUrlSettings = Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>;

/** The operator's path for a key, if it is on this site; else null (OP-020). */
function override(key: string, { pageUrlSetup }: PageUrlSettings): string | null {
  const url = Object.hasOwn(pageUrlSetup, key) ? pageUrlSetup[key] : undefined;
  return typeof url === 'string' ? ownAddress(url) : null;
}

/**
 * The path of a page key, without language: the operator's, else the default; with panel navigation the profile form is
 * the account page (NAV-16). "/" for an unknown key (NAV-15, NAV-17, OP-020).
 */
export function pageUrl(key: string, settings: PageUrlSettings): string {
  const own = override(key, settings);
  if (own !== null) return own;
  if (key === 'edit-profile' && settings.navigationSystem === 'panel') return pageUrl('account', settings);
  return isPageKey(key) ? PAGE_URLS[key] : PAGE_URLS.home;
}
