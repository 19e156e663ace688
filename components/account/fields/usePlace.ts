import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import { useVisitorCurrency } from './useVisitorCurrency';
import type { AccountLists } from './useAccountLists';

/** Preselected values for the visitor's location; '' where unknown or not open for registration. */
export type Place = { countryCode: string; currencyCode: string; phoneCode: string };

/** The visitor's country, its phone code and its currency, as far as the lists contain them (AUTH-05). */
export function usePlace({ open, all, currencies }: AccountLists): Place {
  const country = useVisitorCountry();
  const isHere = ({ code }: { code: string }) => code.toUpperCase() === country;
  return {
    countryCode: open?.find(isHere)?.code ?? '',
    currencyCode: useVisitorCurrency(currencies),
    phoneCode: all.find(isHere)?.phoneCode ?? '',
  };
}
