import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { focusPage } from '@/hooks/address/focusPage';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';
import { fieldStyle } from './fieldStyle';
import { SearchForm, type SearchPanelProps } from './SearchForm';
import { SearchPanel } from './SearchPanel';

/** Always the full height of a sheet; the field stays under the heading while the results scroll. */
// 16 px, because phones zoom in on smaller fields.
const Root = styled.div`
  ${fieldStyle}
  min-block-size: calc(92vh - 84px);
  min-block-size: calc(92dvh - 84px);

  .field {
    position: sticky;
    inset-block-start: 52px;
    z-index: 1;
    background: ${token('surface2')};
  }
  input {
    font-size: 16px;
  }
  kbd {
    display: none;
  }
  .options {
    margin-inline: calc(-1 * ${token('space-16')});
  }
  .options a {
    scroll-margin-block-start: 44px;
  }
`;

/** Opening a result replaces the sheet's history entry, so that Back leads to the page behind it. */
const InSheet = (props: SearchPanelProps) => <SearchPanel {...props} how="replace" />;

/** The search on a phone, full height (`?modal=search`). */
export function SearchSheet({ open, onClose }: ModalProps) {
  const t = useT();
  const focus = useRef<() => void>(null);
  // A list that is long enough to scroll would otherwise get the dialog's initial focus instead of the field.
  useEffect(() => {
    if (open) focus.current?.();
  }, [open]);
  // The dialog gives the focus back to what opened it; after a result was chosen, the page it leads to takes it.
  const chosen = useRef(false);
  useEffect(() => {
    if (!open && chosen.current) focusPage();
  }, [open]);
  const leave = useCallback(() => {
    chosen.current = true;
  }, []);
  return (
    <Dialog title={t('search.title')} open={open} onClose={onClose}>
      <Root>
        <SearchForm Panel={InSheet} open onLeave={leave} focusRef={focus} />
      </Root>
    </Dialog>
  );
}
