import Router from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ASK_CONSENT } from '@/config/consent';
import { BLOCKED_MARK } from '@/config/countryBlock';
import { isExcluded } from '@/domain/country/countryBlock';
import { useSettings } from '@/hooks/useSettings';
import { whenAtRest } from '@/hooks/whenAtRest';
import { locationEndpoint } from '@/services/country/location';
import type { State, Store } from '@/store/store';
import { beginDialog } from '../modal/dialogsAhead';
import type { NoticesProps } from './Notices';

const dialogIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('modal');

/**
 * Whether the country block hides the page, so that only its explanation can show, a reality check may be due, or the
 * URL asks for a dialog.
 */
const isAwaited = () =>
  document.documentElement.matches(`[${BLOCKED_MARK}], [data-playing]`) || dialogIn(location.search) !== null;

/**
 * What may appear over any page, dialogs included. Loaded once the page is idle: the first paint does not need it, and
 * without a network it would be too late. Loaded at once if there is an alert, a dialog, an excluded country or play
 * with real money. A failed load is retried when the network is back or the address changes.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const [consentAsked, setConsentAsked] = useState(false);
  const dispatch = useDispatch<Store['dispatch']>();
  const { excludedCountryCodeList } = useSettings();
  const isWanted = useSelector(
    (state: State) =>
      state.alerts.length > 0 ||
      isExcluded(locationEndpoint.select()(state).data?.country ?? null, excludedCountryCodeList),
  );
  useEffect(() => {
    if (Notices) return;
    let left = false;
    const load = () =>
      void import('./Notices').then(
        (loaded) => {
          if (!left) setNotices(() => loaded.Notices);
        },
        () => undefined,
      );
    const askConsent = () => {
      setConsentAsked(true);
      load();
    };
    // On its way the router takes a third of a second of a slow phone.
    const begin = (address: string) => {
      if (dialogIn(address) !== null) load();
    };
    if (isWanted || isAwaited()) load();
    const callOff = whenAtRest(load);
    window.addEventListener('online', load);
    window.addEventListener(ASK_CONSENT, askConsent);
    Router.events.on('routeChangeStart', begin);
    Router.events.on('routeChangeComplete', load);
    return () => {
      left = true;
      callOff();
      window.removeEventListener('online', load);
      window.removeEventListener(ASK_CONSENT, askConsent);
      Router.events.off('routeChangeStart', begin);
      Router.events.off('routeChangeComplete', load);
    };
  }, [Notices, isWanted]);
  useEffect(() => {
    const begin = (address: string) => {
      const name = dialogIn(address);
      // Once the press is seen.
      if (name !== null) requestAnimationFrame(() => setTimeout(() => beginDialog(name, dispatch)));
    };
    begin(location.search);
    Router.events.on('routeChangeStart', begin);
    return () => Router.events.off('routeChangeStart', begin);
  }, [dispatch]);
  return Notices && <Notices consentAsked={consentAsked} />;
}
