import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useExclusionQuery } from '@/services/protection/exclusion';

/** How many other brands an exclusion can reach; zero where the backend does not tell. */
export function useOtherBrands(): number {
  const skip = [useToken() === null, useAbsent('exclusionState')].includes(true);
  const { data } = useExclusionQuery(undefined, { skip });
  return data?.otherBrands ?? 0;
}
