import { WifiOff } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { told } from '@/components/ui/feedback/told';
import { OverDialogs } from '@/components/ui/overlay/OverDialogs';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAlert } from '@/hooks/useAlert';
import { useOnline } from '@/hooks/tab/useOnline';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * Below the header and over the page, so that the layout does not shift with the network state; over a dialog at the
 * top of the screen.
 */
const Root = styled.div`
  position: fixed;
  inset-block-start: 56px;
  inset-inline: 0;
  z-index: ${token('z-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${token('space-12')};
  min-block-size: 44px;
  padding-inline: ${token('space-16')};
  background: ${token('warning-soft')};
  border-block-end: 1px solid ${token('warning')};
  font: 550 ${token('type-sm')} ${token('font-text')};
  color: ${token('text')};
  ${told}

  > svg {
    color: ${token('warning-text')};
  }
  > span {
    padding-block: ${token('space-8')};
  }
  button {
    min-block-size: 44px;
    padding-inline: ${token('space-8')};
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    inset-block-start: 64px;
  }
  dialog & {
    inset-block-start: env(safe-area-inset-top);
  }
`;

/** Requests a small own file, bypassing the cache. */
const reachable = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether a click would load another page of the site, which the browser would replace by its own error. */
function leadsAway({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && !link.ariaHasPopup && link.origin === location.origin && link.pathname !== location.pathname;
}

/**
 * Shows that the network is gone, and reports when it is back. The live region is always in the page, so that it is
 * announced; it is empty in every first paint. An open dialog holds the bar meanwhile, since all else is inert. Links
 * to other pages wait for the network (E18).
 */
export function OfflineBar() {
  const t = useT();
  const online = useOnline();
  const alert = useAlert();
  const wasOnline = useRef(true);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed' | 'passed'>('none');
  const gone = !online && attempt !== 'passed';

  useEffect(() => {
    if (!gone && !wasOnline.current) alert.success(t('shell.online'));
    wasOnline.current = !gone;
  }, [gone, alert, t]);
  if (online && attempt !== 'none') setAttempt('none');

  const retry = () => {
    setAttempt('running');
    void reachable().then((answered) => setAttempt(answered ? 'passed' : 'failed'));
  };
  const stay = useEffectEvent((event: MouseEvent) => {
    if (!leadsAway(event)) return;
    event.preventDefault();
    event.stopPropagation();
    retry();
  });
  useEffect(() => {
    if (!gone) return;
    const onClick = (event: MouseEvent) => stay(event);
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [gone]);

  return (
    <OverDialogs isWanted={gone}>
      <div role="status">
        {gone && (
          <Root>
            <Icon of={WifiOff} size={16} />
            <span>{attempt === 'failed' ? t('shell.stillOffline') : t('shell.offline')}</span>
            <button type="button" onClick={retry} aria-disabled={attempt === 'running'}>
              {t('ui.tryAgain')}
            </button>
          </Root>
        )}
      </div>
    </OverDialogs>
  );
}
