import type { Settings } from '@/config/settings';
import { isOpenPage } from '@/domain/country/openPages';

/** Root attributes for the first-paint script: excluded countries, and whether a query parameter lifts the block. */
export type BlockAttributes = { 'data-excluded'?: string; 'data-liftable'?: '' };

type Shell = { settings?: Pick<Settings, 'excludedCountryCodeList' | 'allowWhitelistQuery'>; address?: string | null };

/** The same for all visitors of a page; empty when no country is excluded, and on pages that stay open (OP-067). */
export function blockAttributes({ settings, address = null }: Shell): BlockAttributes {
  const codes = (settings?.excludedCountryCodeList ?? []).map((code) => code.trim().toUpperCase());
  const excluded = codes.filter((code) => /^[A-Z]{2}$/.test(code)).join(' ');
  if (excluded === '' || isOpenPage(address)) return {};
  return { 'data-excluded': excluded, ...(settings?.allowWhitelistQuery && { 'data-liftable': '' as const }) };
}
