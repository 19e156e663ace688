/** The names under which a tab keeps things for us until it is closed. */
export const TAB_STORED = {
  /** '1' while the player wants games in theatre mode. */
  theatre: 'theatre',
  /** The amount typed in the cashier. */
  depositAmount: 'depositAmount',
  /** The deposit whose answer is not known yet, JSON (services/cashier/pendingDeposit.ts). */
  pendingDeposit: 'pendingDeposit',
  /** The withdrawal whose answer is not known yet, JSON (services/cashier/pendingWithdrawal.ts). */
  pendingWithdrawal: 'pendingWithdrawal',
  /** The receipt of a freeze that was just set, JSON (services/protection/freezeReceipt.ts). */
  freezeReceipt: 'freezeReceipt',
  /** The MD values of 3-D Secure returns that were handed over, JSON (services/cashier/threeDs.ts). */
  threeDs: 'threeDs',
} as const;

export type TabStoredName = (typeof TAB_STORED)[keyof typeof TAB_STORED];

/** What the browser would not write, being blocked or full: it lasts as long as the page. Null: it is to be gone. */
const unsaved = new Map<TabStoredName, string | null>();

const watchers = new Set<() => void>();

/** The text stored in this tab, else null; never throws, also where the browser blocks its storage. */
export function readTab(name: TabStoredName): string | null {
  const held = unsaved.get(name);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this tab, or removes it with null, and tells the watchers. Never throws: what is refused holds for this page. */
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

/** Calls back after every change; answers how to stop. */
export function watchTab(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
