import { useMemo } from 'react';
import type { PageKey } from '@/config/pages/pageUrls';
import { pageUrl } from '@/domain/site/navigation/pageUrl';
import { useSettings } from '@/hooks/useSettings';

/** Answers where a page key leads, by the operator's settings: a path without language, as SiteLink wants it (NAV-15). */
export function usePageUrl(): (key: PageKey) => string {
  const settings = useSettings();
  return useMemo(() => (key: PageKey) => pageUrl(key, settings), [settings]);
}
