import { setAddress } from '@/hooks/address/useAddress';

/** Removes the whole query from the address, and with it the open dialog (LINK-15). Browser only. */
export const clearQuery = (): void =>
  setAddress(
    Object.fromEntries([...new URLSearchParams(location.search).keys()].map((name) => [name, null])),
    'replace',
  );
