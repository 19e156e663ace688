import Router from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { ASK_CONSENT } from '@/config/consent';
import { BLOCKED_MARK } from '@/config/countryBlock';
import { isExcluded } from '@/domain/country/countryBlock';
import { useSettings } from '@/hooks/useSettings';
import { whenAtRest } from '@/hooks/whenAtRest';
import { locationEndpoint } from '@/services/country/location';
import type { State } from '@/store/store';
import type { NoticesProps } from './Notices';

/** Whether the page is hidden, and what says why is all that is waited for, or its address asks for a dialog. */
const isAwaited = () =>
  document.documentElement.hasAttribute(BLOCKED_MARK) || new URLSearchParams(location.search).has('modal');

/**
 * What may stand over any page, dialogs included, loaded once the page is at rest: no first paint needs it, and without a
 * network it would be too late. It comes at once when there is something to tell, or the visitor's country is excluded. What
 * could not be loaded is tried again when the network is back, or the address changes.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const [consentAsked, setConsentAsked] = useState(false);
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
    if (isWanted || isAwaited()) load();
    const callOff = whenAtRest(load);
    window.addEventListener('online', load);
    window.addEventListener(ASK_CONSENT, askConsent);
    Router.events.on('routeChangeComplete', load);
    return () => {
      left = true;
      callOff();
      window.removeEventListener('online', load);
      window.removeEventListener(ASK_CONSENT, askConsent);
      Router.events.off('routeChangeComplete', load);
    };
  }, [Notices, isWanted]);
  return Notices && <Notices consentAsked={consentAsked} />;
}
