/** The written pages of the operator (NAV-12): address below / and key in the content bundle are the same word. */
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
