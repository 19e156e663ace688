import { locationEndpoint } from '@/services/country/location';

/** Code of the visitor's country as this tab knows it; null on the server, while hydrating, and where it is not known. */
export function useVisitorCountry(): string | null {
  const { data } = locationEndpoint.useQueryState();
  return data?.country ?? null;
}
