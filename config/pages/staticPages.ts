/** The operator's written pages (NAV-12): each is both the path and the key in the content bundle. */
export const STATIC_PAGES = [
  'terms-and-conditions',
  'privacy-policy',
  'aml-policy',
  'responsible-gambling',
  'kyc-refund-policy',
  'bonus-terms',
  'legal-use-of-website',
] as const;

export type StaticPageKey = (typeof STATIC_PAGES)[number];
