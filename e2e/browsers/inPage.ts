// Functions that are sent to the page as text: each stands for itself and uses nothing from around it.

/** Notes from now on everything that goes wrong in the page, which WebDriver tells nothing of. */
export function listen(): void {
  const own = window as unknown as { seenFaults?: string[] };
  if (own.seenFaults) return;
  const seen: string[] = (own.seenFaults = []);
  const print = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    seen.push(words.map(String).join(' '));
    print(...words);
  };
  window.addEventListener('error', ({ message }) => seen.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    seen.push(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** Refuses what the consent banner asks, as support/test.ts does elsewhere, so that it stands in nobody's way. */
export function refuseConsent(): void {
  if (location.protocol === 'about:' || localStorage.getItem('consent') !== null) return;
  localStorage.setItem('consent', JSON.stringify({ value: 'refused', at: Date.now() }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

/** What went wrong since the last time. */
export const takeFaults = (): string[] => (window as unknown as { seenFaults?: string[] }).seenFaults?.splice(0) ?? [];

/** Whether Next has taken over the page of that path, whatever it asks for (support/hydrated.ts). */
export const isTakenOver = (address: string): boolean =>
  location.origin + location.pathname === address.split('?')[0] &&
  performance.getEntriesByName('Next.js-hydration').length > 0 &&
  document.querySelector('footer .clock svg') !== null;

export const hasFinder = (): boolean => 'TestingLibraryDom' in window;

/** The first visible element with that role and a name that matches. Needs Testing Library's browser bundle in the page. */
export function findByRole(role: string, source: string, flags: string): Element | null {
  type Query = (root: Element, role: string, options: { name: RegExp }) => Element[];
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: { queryAllByRole: Query } }).TestingLibraryDom;
  const found = queryAllByRole(document.body, role, { name: new RegExp(source, flags) });
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** The first visible element at that place. */
export const findByPlace = (css: string): Element | null =>
  [...document.querySelectorAll(css)].find((element) => element.getClientRects().length > 0) ?? null;

export const rootAttribute = (name: string): string | null => document.documentElement.getAttribute(name);
