import { usePictureUrl } from './usePictureUrl';
import { useSettings } from './useSettings';

/** The brand's name, and the address of its logo where it has one (CONF-06, CONF-32); for components/ui/pictures/Brand.tsx. */
export function useBrand(): { name: string; logo: string | null } {
  const { brandName, logo } = useSettings();
  return { name: brandName, logo: usePictureUrl()(logo) };
}
