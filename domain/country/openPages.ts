import { STATIC_PAGES } from '@/config/pages/staticPages';

/**
 * Pages the country block never covers: legal pages, responsible gambling, and targets of e-mail links, since a blocked
 * player may log in to withdraw (OP-067).
 */
const OPEN = new Set(
  [...STATIC_PAGES, 'responsibility', 'verify-email', 'confirm-email', 'reset-password'].map((page) => `/${page}`),
);

/** Whether the block leaves a page open; `address` is without language, null if no page matches. */
export const isOpenPage = (address: string | null): boolean => OPEN.has(address?.split(/[?#]/, 1)[0] ?? '');
