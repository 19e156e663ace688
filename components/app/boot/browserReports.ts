import Router from 'next/router';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { plainError, type PlainError } from '@/domain/site/plainError';
import { watchBroken } from '@/services/browser/brokenPart';

/** Of one page load; more would be the same one again. */
const MAX_ERRORS = 10;

/**
 * What is sent, once per page load and never with anything about a person: `page` is the route's pattern, `vitals` are
 * milliseconds, except CLS. Errors name the route they happened on.
 */
type BrowserReport = {
  build: string;
  page: string;
  language: string;
  theme: string;
  vitals: Partial<Record<Metric['name'], number>>;
  errors: (PlainError & { page: string })[];
};

/** Collects errors and Web Vitals from now on, and sends them to `address` when the page is hidden. */
export function startReports(address: string): () => void {
  const { dataset, lang } = document.documentElement;
  const report: BrowserReport = {
    build: window.__NEXT_DATA__.buildId,
    page: Router.pathname,
    language: lang,
    theme: dataset.theme ?? '',
    vitals: {},
    errors: [],
  };
  const left = new AbortController();
  const add = (thrown: unknown) => {
    if (report.errors.length < MAX_ERRORS)
      report.errors.push({ ...plainError(thrown, location.origin), page: Router.pathname });
  };
  const { signal } = left;
  window.addEventListener('error', ({ error, message }) => add(error ?? message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => add(reason), { signal });
  watchBroken(add, signal);

  const note = ({ name, value }: Metric) => {
    report.vitals[name] = name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);

  let sent = false;
  // Once: a page that is shown again has told its load.
  const send = () => {
    if (sent || document.visibilityState !== 'hidden') return;
    sent = true;
    navigator.sendBeacon(address, JSON.stringify(report));
  };
  // The last figures are told in this very event, by listeners that came before this one.
  document.addEventListener('visibilitychange', send, { signal });
  return () => left.abort();
}
