import type { Currency } from '@/domain/account/player/catalogue';
import { locationEndpoint } from '@/services/country/location';

/** Code of the visitor's first local currency that is in the list (ENT-19); '' for none. */
export function useVisitorCurrency(currencies: readonly Currency[]): string {
  const { data } = locationEndpoint.useQueryState();
  return data?.currencies.find((used) => currencies.some(({ code }) => code === used)) ?? '';
}
