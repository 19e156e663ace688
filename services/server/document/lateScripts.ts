import { EARLY_PRESS, type EarlyPress } from '@/services/browser/earlyPress';

/** Id of the element that lists the page's scripts as a JSON array of addresses (pages/_document.tsx). */
export const LATE_SCRIPTS = 'late-scripts';

/** `rtt` is an estimate of answers, not of the way: a busy local server makes it 100 ms and more. */
type Connection = { rtt?: number };

/**
 * Runs in the head of every page, as text, so it may not use its module's scope. Starts the page's scripts in order
 * after the first paint, or after load when nothing is painted. They are preloaded only on a connection that is slower
 * than the processor, behind everything the first paint needs (docs/decisions/0016). Until hydration it records the
 * button pressed last, so that no press is lost and the browser does not submit a form without an action.
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
  // A background page does not paint, nor does one hidden because of the visitor's country.
  const neverPaints = () => page.hidden || page.documentElement.hasAttribute('data-blocked');
  window.addEventListener('load', () => setTimeout(paint, neverPaints() ? 0 : 1_000));
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) paint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser waits for the load event.
  }

  const early: EarlyPress = { stop: () => page.removeEventListener('click', keep, true) };
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A form with an action works without scripts.
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    early.button = button;
  };
  page.addEventListener('click', keep, true);
  (window as unknown as Record<string, EarlyPress>)[place] = early;
}

/** The script as inlined in the page. */
export const LATE_SCRIPTS_BOOTSTRAP = `(${runLate.toString()})("${LATE_SCRIPTS}","${EARLY_PRESS}");`;
