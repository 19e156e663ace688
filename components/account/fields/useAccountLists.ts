import { useMemo, useState } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import type { Country, Currency } from '@/domain/account/player/catalogue';
import { useCountriesQuery, useCurrenciesQuery } from '@/services/account/catalogue';

/** Options of the account selects (AUTH-05). */
export type AccountLists = {
  /** Countries open for registration, sorted by name; null until loaded. */
  open: readonly Country[] | null;
  /** All countries, sorted by name. */
  all: readonly Country[];
  currencies: readonly Currency[];
  /** Until the first answers; a retry keeps the form that asks for it. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

const NONE: readonly never[] = [];

/** Countries sorted by name in the page's language, and currencies in the backend's order; loaded once per tab. */
export function useAccountLists(): AccountLists {
  const { tag } = useLocale();
  const countries = useCountriesQuery();
  const currencies = useCurrenciesQuery();
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(tag);
    const byName = (list: readonly Country[]) => [...list].sort((one, other) => compare(one.name, other.name));
    return countries.data && { open: byName(countries.data.open), all: byName(countries.data.all) };
  }, [countries.data, tag]);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !countries.isLoading && !currencies.isLoading) setKnown(true);
  return {
    open: sorted?.open ?? null,
    all: sorted?.all ?? NONE,
    currencies: currencies.data ?? NONE,
    loading: !isKnown,
    failed: countries.isError || currencies.isError,
    retry: () => {
      if (countries.isError) void countries.refetch();
      if (currencies.isError) void currencies.refetch();
    },
  };
}
