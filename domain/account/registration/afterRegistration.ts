import { isPageKey } from '@/config/pages/pageUrls';
import type { Settings } from '@/config/settings';
import { ownAddress } from '@/domain/links/ownAddress';
import { pageUrl, type PageUrlSettings } from '@/domain/site/navigation/pageUrl';

type AfterRegistration = PageUrlSettings & Pick<Settings, 'afterRegistrationRedirect' | 'goToPageAfterRegistration'>;

/**
 * The path to open after registration; null to stay (OP-013): the operator's path, else the operator's page key or
 * path. Addresses of other sites are ignored.
 */
export function afterRegistration(settings: AfterRegistration): string | null {
  const { afterRegistrationRedirect: redirect, goToPageAfterRegistration: page } = settings;
  const own = redirect === null ? null : ownAddress(redirect);
  if (own !== null) return own;
  if (page === null) return null;
  return (
    ownAddress(page) ?? (isPageKey(page) || Object.hasOwn(settings.pageUrlSetup, page) ? pageUrl(page, settings) : null)
  );
}
