import { STATIC_PAGES } from '@/config/pages/staticPages';

/**
 * What the country block never covers: the legal pages, those about safer play, and where the links of messages lead, as a
 * player who is blocked may log in to withdraw (OP-067).
 */
const OPEN = new Set([...STATIC_PAGES, 'responsibility', 'verify-email', 'reset-password'].map((page) => `/${page}`));

/** Whether a page stays open; its address without language, null for one that no page answers. */
export const isOpenPage = (address: string | null): boolean => OPEN.has(address?.split(/[?#]/, 1)[0] ?? '');
