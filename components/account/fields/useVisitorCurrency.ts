import type { Currency } from '@/domain/account/player/catalogue';
import { locationEndpoint } from '@/services/country/location';

/** Code of the first of these currencies that is used where the visitor is (ENT-19); '' for none. */
export function useVisitorCurrency(currencies: readonly Currency[]): string {
  const { data } = locationEndpoint.useQueryState();
  return data?.currencies.find((used) => currencies.some(({ code }) => code === used)) ?? '';
}
