// These functions are sent to the page as source text, so none may use anything from its surrounding scope.

/** Records every error of the page from now on; WebDriver does not report them. */
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

/** Rejects the consent banner and skips the first steps so that they cover nothing, as support/test.ts does for the other tests. */
export function refuseConsent(): void {
  if (location.protocol === 'about:' || localStorage.getItem('consent') !== null) return;
  localStorage.setItem('firstSteps', 'skipped');
  localStorage.setItem('consent', JSON.stringify({ value: 'refused', at: Date.now() }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

/** The errors since the last call. */
export const takeFaults = (): string[] => (window as unknown as { seenFaults?: string[] }).seenFaults?.splice(0) ?? [];

/** Whether Next has hydrated the page at that path, whatever its query (support/hydrated.ts). */
export const isTakenOver = (address: string): boolean =>
  location.origin + location.pathname === address.split('?')[0] &&
  performance.getEntriesByName('Next.js-hydration').length > 0 &&
  document.querySelector('footer .clock svg') !== null;

export const hasFinder = (): boolean => 'TestingLibraryDom' in window;

/** The first visible element with that role and a matching name. Needs Testing Library's browser bundle in the page. */
export function findByRole(role: string, source: string, flags: string): Element | null {
  type Query = (root: Element, role: string, options: { name: RegExp }) => Element[];
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: { queryAllByRole: Query } }).TestingLibraryDom;
  const found = queryAllByRole(document.body, role, { name: new RegExp(source, flags) });
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** The first visible element matching the selector. */
export const findByPlace = (css: string): Element | null =>
  [...document.querySelectorAll(css)].find((element) => element.getClientRects().length > 0) ?? null;

export const rootAttribute = (name: string): string | null => document.documentElement.getAttribute(name);

/** Answers whether the element keeps its place for two frames and a press on its middle would hit it. */
export function isSteady(element: Element, done: (isSteady: boolean) => void): void {
  // A press goes to the middle of the first line of a text.
  const place = () => element.getClientRects()[0] ?? new DOMRect();
  const before = place();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { left, top, width, height } = place();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      done(left === before.left && top === before.top && element.contains(hit));
    }),
  );
}

/** Notes whether the next press reaches the element. */
export function notePress(element: Element): void {
  const own = window as unknown as { pressHeard?: boolean };
  own.pressHeard = false;
  element.addEventListener('click', () => (own.pressHeard = true), { capture: true, once: true });
}

/** Whether it did; also where the page has gone since. */
export const isPressHeard = (): boolean => (window as unknown as { pressHeard?: boolean }).pressHeard !== false;
