import Router from 'next/router';
import { mayTrack } from '@/domain/site/marketing/consent';
import { PAGE_VIEW_DELAY_MS, visit } from '@/domain/site/marketing/visited';
import { stopAnalytics, tellAnalytics } from '@/services/browser/analytics';
import { readStored, STORED, watchStored } from '@/services/browser/storage';
import { keepVisit, noteVisit, visitFacts } from '@/services/browser/visitor';
import { logEvent, trackingSettings } from '@/store/visit/logEvent';
import type { Store } from '@/store/store';

/**
 * Stores where a visit came from, and logs every page that stays open for 300 ms with the five paths before it (TRK-07,
 * TRK-09, OP-097); does nothing without consent. Resolves to a function that stops it. `address` is the first of the
 * visit.
 */
export async function trackVisit(store: Store, address: string): Promise<() => void> {
  const { consentRequired, affiliateKeyQueryParameter, analyticsScript } = await store.dispatch(trackingSettings());
  const allowed = () => mayTrack(consentRequired, readStored(STORED.consent), Date.now());
  /** Told once, with the first page. */
  let affiliate = noteVisit(address, affiliateKeyQueryParameter, Date.now());

  let visited: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = () => {
    clearTimeout(timer);
    const path = location.pathname;
    timer = setTimeout(() => {
      // Opening a dialog changes the URL, but not the page.
      if (!allowed() || path === visited.at(-1)) return;
      const broughtBy = affiliate !== null && { affiliate, uidToken: visitFacts(consentRequired, Date.now()).uidToken };
      affiliate = null;
      void store.dispatch(logEvent('pageView', { path, previous: visited, ...broughtBy }));
      if (analyticsScript !== null) tellAnalytics(path);
      visited = visit(visited, path);
    }, PAGE_VIEW_DELAY_MS);
  };

  let began = false;
  const begin = () => {
    if (!allowed()) stopAnalytics();
    if (began || !allowed()) return;
    began = true;
    keepVisit();
    view();
  };
  begin();
  const stopWatching = watchStored(begin);
  Router.events.on('routeChangeComplete', view);
  return () => {
    clearTimeout(timer);
    stopWatching();
    stopAnalytics();
    Router.events.off('routeChangeComplete', view);
  };
}
