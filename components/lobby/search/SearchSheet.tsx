import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';
import { fieldStyle } from './fieldStyle';
import { SearchForm, type SearchPanelProps } from './SearchForm';
import { SearchPanel } from './SearchPanel';

/** As high as a sheet can be, whatever was found; the field stays under the heading while the answers scroll. */
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
  /* Smaller letters make a phone zoom in. */
  input {
    font-size: 16px;
  }
  kbd {
    display: none;
  }
  /* Lines reach to the edges of the sheet. */
  .options {
    margin-inline: calc(-1 * ${token('space-16')});
  }
`;

/** What it opens takes the sheet's place in the history: Back then leads to the page behind it. */
const InSheet = (props: SearchPanelProps) => <SearchPanel {...props} how="replace" />;

/** The search of a phone, as high as its screen (`?modal=search`). */
export function SearchSheet({ open, onClose }: ModalProps) {
  const t = useT();
  const focus = useRef<() => void>(null);
  // A list that is there at once is long enough to scroll, and would have the focus in the field's place.
  useEffect(() => {
    if (open) focus.current?.();
  }, [open]);
  return (
    <Dialog title={t('search.title')} open={open} onClose={onClose}>
      <Root>
        <SearchForm Panel={InSheet} open focusRef={focus} />
      </Root>
    </Dialog>
  );
}
