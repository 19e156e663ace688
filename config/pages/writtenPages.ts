/** Pages with a part that the operator writes: the key in the content bundle is the last part of their first address. */
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

/** Further addresses of a page, each with the first one, which search engines are told of (OP-017). */
export const TWINS: Readonly<Record<string, string>> = {
  '/promotion': '/promotions',
  '/freemoney': '/promotions',
  '/vip': '/vip-club',
};
