import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import { useVisitorCurrency } from './useVisitorCurrency';
import type { AccountLists } from './useAccountLists';

/** What is chosen first where the visitor is; '' where that is not known, or not open for registration. */
export type Place = { countryCode: string; currencyCode: string; phoneCode: string };

/** The visitor's country, its phone code, and the currency used there, as far as the lists have them (AUTH-05). */
export function usePlace({ open, all, currencies }: AccountLists): Place {
  const country = useVisitorCountry();
  return {
    countryCode: open?.find(({ code }) => code === country)?.code ?? '',
    currencyCode: useVisitorCurrency(currencies),
    phoneCode: all.find(({ code }) => code === country)?.phoneCode ?? '',
  };
}
