/** The session storage keys of the site, kept until the tab is closed. */
export const TAB_STORED = {
  /** '1' while the player prefers theatre mode. */
  theatre: 'theatre',
  /** The amount entered in the cashier. */
  depositAmount: 'depositAmount',
  /** The deposit whose outcome is unknown, JSON (services/cashier/pendingDeposit.ts). */
  pendingDeposit: 'pendingDeposit',
  /** The withdrawal whose outcome is unknown, JSON (services/cashier/pendingWithdrawal.ts). */
  pendingWithdrawal: 'pendingWithdrawal',
  /** The receipt of a freeze that was just set, JSON (services/protection/freezeReceipt.ts). */
  freezeReceipt: 'freezeReceipt',
  /** The MD values of the 3-D Secure returns already forwarded, JSON (services/cashier/threeDs.ts). */
  threeDs: 'threeDs',
} as const;

export type TabStoredName = (typeof TAB_STORED)[keyof typeof TAB_STORED];

/** Values not written because the storage is blocked or full; kept for the life of the page. Null means removed. */
const unsaved = new Map<TabStoredName, string | null>();

const watchers = new Set<() => void>();

/** The text stored in this tab, or null; never throws, even when the browser blocks its storage. */
export function readTab(name: TabStoredName): string | null {
  const held = unsaved.get(name);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null, and notifies watchers. Never throws: a failed write lasts for this page. */
export function writeTab(name: TabStoredName, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
  for (const watcher of watchers) watcher();
}

/** Calls back after every change; returns a function that stops it. */
export function watchTab(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
