import { refuseModal } from '@/hooks/address/modalAddress';
import { setAddress } from '@/hooks/address/useAddress';

/**
 * Removes the whole query from the address, and with it the open dialog (LINK-15), unless another has taken its place.
 * Browser only.
 */
export function clearQuery(): void {
  refuseModal('linked-signup');
  const others = [...new URLSearchParams(location.search).keys()].filter((name) => name !== 'modal');
  if (others.length > 0) setAddress(Object.fromEntries(others.map((name) => [name, null])), 'replace');
}
