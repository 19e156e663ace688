import { useCallback } from 'react';
import { useRouter } from 'next/router';
import { useSearch } from '@/hooks/address/useAddress';

/** Returns the current address with some parameters changed; null removes one. The round dialog is always removed. */
export function useHistoryHref(): (changes: Readonly<Record<string, string | null>>) => string {
  const { pathname } = useRouter();
  const search = useSearch();
  return useCallback(
    (changes) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries({ round: null, ...changes })) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      return pathname + (text && `?${text}`);
    },
    [pathname, search],
  );
}
