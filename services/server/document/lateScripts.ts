import { EARLY_PRESS, type EarlyPress } from '@/services/browser/earlyPress';

/** The element of a document that names the scripts of its page, as a JSON list of addresses (pages/_document.tsx). */
export const LATE_SCRIPTS = 'late-scripts';

type Connection = { rtt?: number };

/**
 * Runs in the head of every page, as text: it may use nothing from around it. Begins the page's scripts after its first
 * paint, or once all is loaded where nothing is painted, and in their order. Only on a connection that is slower than the
 * processor are they fetched before, behind all that the first paint needs (docs/decisions/0016). Until the page is alive it
 * keeps the button that was last pressed, so that no press is lost and no form without an address is sent by the browser.
 */
function runLate(id: string, place: string): void {
  const page = document;
  const connection = (navigator as { connection?: Connection }).connection;
  let painted = false;
  let begun = false;

  const each = (use: (address: string) => void) => {
    const named = page.getElementById(id)?.textContent;
    (JSON.parse(named ?? '[]') as string[]).forEach(use);
  };
  const begin = () => {
    if (begun || !painted || page.readyState === 'loading') return;
    begun = true;
    each((address) => {
      const script = page.createElement('script');
      script.src = address;
      script.async = false;
      page.head.append(script);
    });
  };
  const paint = () => {
    painted = true;
    begin();
  };
  const fetchAhead = () =>
    each((address) => {
      const link = page.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', 'script');
      link.setAttribute('fetchpriority', 'low');
      link.href = address;
      page.head.append(link);
    });

  page.addEventListener('DOMContentLoaded', () => {
    if ((connection?.rtt ?? 0) >= 50) fetchAhead();
    begin();
  });
  // A page in the background paints nothing, nor does one that is hidden for its visitor's country.
  const neverPaints = () => page.hidden || page.documentElement.hasAttribute('data-blocked');
  window.addEventListener('load', () => setTimeout(paint, neverPaints() ? 0 : 1_000));
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) paint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser waits for the page to load.
  }

  const early: EarlyPress = { stop: () => page.removeEventListener('click', keep, true) };
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A form with an address works without scripts.
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    early.button = button;
  };
  page.addEventListener('click', keep, true);
  (window as unknown as Record<string, EarlyPress>)[place] = early;
}

/** The script as it stands in the page. */
export const LATE_SCRIPTS_BOOTSTRAP = `(${runLate.toString()})("${LATE_SCRIPTS}","${EARLY_PRESS}");`;
