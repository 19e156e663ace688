import { useMemo } from 'react';
import type { PageKey } from '@/config/pages/pageUrls';
import { pageUrl } from '@/domain/site/navigation/pageUrl';
import { useSettings } from '@/hooks/useSettings';

/**
 * Returns a function from page key to path, by the operator's settings; without language, as SiteLink expects it
 * (NAV-15).
 */
export function usePageUrl(): (key: PageKey) => string {
  const settings = useSettings();
  return useMemo(() => (key: PageKey) => pageUrl(key, settings), [settings]);
}
