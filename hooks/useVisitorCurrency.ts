import type { Currency } from '@/domain/catalogue/catalogue';
import { locationEndpoint } from '@/services/location';

/** Code of the first of these currencies that is used where the visitor is (ENT-19); '' for none. */
export function useVisitorCurrency(currencies: readonly Currency[]): string {
  const { data } = locationEndpoint.useQueryState();
  return data?.currencies.find((used) => currencies.some(({ code }) => code === used)) ?? '';
}
