import styled from 'styled-components';
import { ChatMenuRow } from '@/components/chat/entry/ChatMenuRow';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useLeaving } from '@/hooks/address/leaving';
import { useFollow } from '@/hooks/address/useFollow';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';
import { LanguageSelector } from './LanguageSelector';
import { LateMenuAward } from '../late/rewardParts';
import { menuRowLook } from './menuRowLook';
import { menuRows, placeRow, type Rows } from './menuRows';
import { useMenu } from './useMenu';

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  ${menuRowLook}
  > ul + ul {
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
  }
`;

/**
 * The full menu (`?modal=menu`), starting with safer play and help: a bottom sheet on a phone, otherwise a side column.
 * Its links replace its history entry, so that Back leads to the page behind it (E18).
 */
export function MenuSheet({ open, onClose }: ModalProps) {
  const t = useT();
  const follow = useFollow('replace');
  const { always, lists, places, current } = useMenu();
  const panel = useSettings().navigationSystem === 'panel';
  const rows: Rows = { t, follow, current };
  // It leaves with the press that leads to another page, and comes back if that cannot be had.
  const isLeaving = useLeaving();
  return (
    <Dialog open={open && !isLeaving} onClose={onClose} title={t('shell.openMenu')} size="side">
      <Root aria-label={t('shell.menu')} className={panel ? 'panel' : undefined}>
        <ul>{always.map((place) => placeRow(rows, place))}</ul>
        {lists.length > 0 && <ul>{lists.map((place) => placeRow(rows, place))}</ul>}
        <ul>{menuRows(rows, places, !panel)}</ul>
      </Root>
      <ChatMenuRow onOpen={onClose} />
      <LateMenuAward />
      <LanguageSelector />
    </Dialog>
  );
}
