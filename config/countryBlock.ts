/** Attribute of the root element that hides the page; set before the first paint (services/server/document/csp.ts). */
export const BLOCKED_MARK = 'data-blocked';
