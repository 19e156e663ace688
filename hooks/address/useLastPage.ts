import { useEffect } from 'react';
import { useLeaving } from './leaving';
import { setAddress } from './useAddress';

type Shown = { rows: readonly unknown[]; count: number };

/**
 * Whether a list's address names a page beyond its end; the last one then takes that page's place. `shown` is the page
 * that is named, undefined until known; one with rows is never beyond, since not every backend counts them.
 */
export function useLastPage(page: number, shown: Shown | undefined, size: number): boolean {
  const isLeaving = useLeaving();
  const last = Math.max(1, Math.ceil((shown?.count ?? 0) / size));
  const isBeyond = shown?.rows.length === 0 && page > last;
  useEffect(() => {
    // It would call off the page that is being loaded, or change that one's address.
    if (!isBeyond || isLeaving) return;
    let isDue = true;
    setAddress({ page: last === 1 ? null : String(last) }, 'replace', () => isDue);
    return () => {
      isDue = false;
    };
  }, [isBeyond, isLeaving, last]);
  return isBeyond;
}
