import { locationEndpoint } from '@/services/country/location';

/** The visitor's country code as known in this tab; null on the server, while hydrating and if unknown. */
export function useVisitorCountry(): string | null {
  const { data } = locationEndpoint.useQueryState();
  return data?.country ?? null;
}
