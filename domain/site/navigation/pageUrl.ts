import { isPageKey, PAGE_URLS } from '@/config/pages/pageUrls';
import type { Settings } from '@/config/settings';
import { ownAddress } from '@/domain/links/ownAddress';

/** What of the settings decides where a page key leads. */
export type PageUrlSettings = Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>;

/** The operator's address for a key, if it is a path of this site; else none (OP-020). */
function override(key: string, { pageUrlSetup }: PageUrlSettings): string | null {
  const url = Object.hasOwn(pageUrlSetup, key) ? pageUrlSetup[key] : undefined;
  return typeof url === 'string' ? ownAddress(url) : null;
}

/**
 * The path, without language, of the page with that key: the operator's own, else the default; with the panel navigation
 * the profile form is the account page (NAV-16). "/" for a key that nobody knows (NAV-15, NAV-17, OP-020).
 */
export function pageUrl(key: string, settings: PageUrlSettings): string {
  const own = override(key, settings);
  if (own !== null) return own;
  if (key === 'edit-profile' && settings.navigationSystem === 'panel') return pageUrl('account', settings);
  return isPageKey(key) ? PAGE_URLS[key] : PAGE_URLS.home;
}
