/** The displayed quote is outdated: nothing was booked, and a new one must be confirmed. */
const STALE = ['QUOTE_EXPIRED', 'QUOTE_CHANGED'];

export const isStaleQuote = (code: string | null | undefined): boolean => STALE.includes(code ?? '');
