import { setAddress } from '@/hooks/address/useAddress';

/** Takes the whole query out of the address, and with it the dialog that it asks for (LINK-15). In browsers only. */
export const clearQuery = (): void =>
  setAddress(
    Object.fromEntries([...new URLSearchParams(location.search).keys()].map((name) => [name, null])),
    'replace',
  );
