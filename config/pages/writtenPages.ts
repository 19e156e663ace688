/** Pages with a part the operator writes; the key in the content bundle is the last part of the canonical address. */
export const WRITTEN_PAGES = [
  'promotions',
  'vip-club',
  'cashback',
  'deposit',
  'tournaments',
  'responsibility',
  'contacts',
] as const;

export type WrittenKey = (typeof WRITTEN_PAGES)[number];

/** Alternative addresses → canonical address, which is the one search engines get (OP-017). */
export const CANONICAL: Readonly<Record<string, string>> = {
  '/promotion': '/promotions',
  '/freemoney': '/promotions',
  '/vip': '/vip-club',
};
