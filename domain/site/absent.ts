import type { Absent, Capability } from '@/config/capabilities';

/**
 * Settings with what is absent by their `endpoints` (OP-036, API-39); null for nothing. It comes with them
 * (domain/site/capabilities.ts), so that no page needs the table of capabilities first.
 */
type Told = { readonly absent: Absent | null };

/** Whether the backend lacks a call that this capability cannot do without. */
export const isAbsent = (capability: Capability, { absent }: Told): boolean =>
  absent?.capabilities.includes(capability) ?? false;

/** Whether an address of this site, without language, belongs to an absent capability. */
export function isAbsentAddress(address: string, { absent }: Told): boolean {
  if (!absent) return false;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return absent.pages.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page));
}

/** Whether a dialog belongs to an absent capability. */
export const isAbsentDialog = (name: string, { absent }: Told): boolean => absent?.dialogs.includes(name) ?? false;
