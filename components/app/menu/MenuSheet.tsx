import Router from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChatMenuRow } from '@/components/chat/entry/ChatMenuRow';
import { Dialog } from '@/components/ui/overlay/Dialog';
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

/** Whether another page is on its way: the menu leaves at once, and comes back if the page cannot be had. */
function useLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const leave = (_address: string, { shallow }: { shallow: boolean }) => setLeaving(!shallow);
    const stay = () => setLeaving(false);
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', stay);
    Router.events.on('routeChangeError', stay);
    return () => {
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', stay);
      Router.events.off('routeChangeError', stay);
    };
  }, []);
  return isLeaving;
}

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
