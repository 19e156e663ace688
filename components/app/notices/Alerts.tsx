import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { OverDialogs } from '@/components/ui/overlay/OverDialogs';
import { Toast } from '@/components/ui/overlay/Toast';
import { alertDismissed, type Alert } from '@/store/alerts';
import type { State } from '@/store/store';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * Above the phone's bottom bar, over a sheet at the top; elsewhere in the bottom corner. Only the toasts receive pointer
 * events.
 */
const Root = styled.div`
  position: fixed;
  inset-inline: ${token('space-16')};
  inset-block-end: calc(84px + env(safe-area-inset-bottom));
  z-index: ${token('z-toast')};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  pointer-events: none;

  dialog & {
    inset-block: calc(${token('space-4')} + env(safe-area-inset-top)) auto;
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${token('space-8')};
    inline-size: 100%;
    max-inline-size: 420px;
  }
  > div:not(:empty) {
    padding-block-start: ${token('space-8')};
  }
  ${media.tablet} {
    &,
    dialog & {
      inset-block: auto ${token('space-24')};
    }
    inset-inline: auto ${token('space-24')};
    inline-size: 420px;
    max-inline-size: calc(100vw - 2 * ${token('space-24')});
  }
`;

/**
 * The toasts of S-10, in two permanent live regions, because only changes within a region are announced; they can be
 * read and dismissed over a dialog too.
 */
export function Alerts() {
  const alerts = useSelector((state: State) => state.alerts);
  const dispatch = useDispatch();
  const notes = (kind: Alert['kind']) =>
    alerts
      .filter((alert) => alert.kind === kind)
      .map(({ id, text }) => <Toast key={id} kind={kind} text={text} onDismiss={() => dispatch(alertDismissed(id))} />);
  return (
    <OverDialogs isWanted={alerts.length > 0}>
      <Root>
        <div role="status">{notes('success')}</div>
        <div role="alert">{notes('error')}</div>
      </Root>
    </OverDialogs>
  );
}
