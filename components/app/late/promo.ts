/** Marks what the base style hides in quiet mode from the first paint on (services/server/document/csp.ts). */
export const promo = { className: 'promo' } as const;
