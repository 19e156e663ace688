import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useFollow } from '@/hooks/address/useFollow';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
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

export type MenuSheetProps = { open: boolean; onClose: () => void };

/** The full menu, starting with safer play and help: a bottom sheet on a phone, otherwise a side column. */
export function MenuSheet({ open, onClose }: MenuSheetProps) {
  const t = useT();
  const follow = useFollow();
  const { always, lists, places, current } = useMenu();
  const panel = useSettings().navigationSystem === 'panel';
  const rows: Rows = { t, follow, current };
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const onLeave = () => leave();
    Router.events.on('routeChangeStart', onLeave);
    return () => Router.events.off('routeChangeStart', onLeave);
  }, []);
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.openMenu')} size="side">
      <Root aria-label={t('shell.menu')} className={panel ? 'panel' : undefined}>
        <ul>{always.map((place) => placeRow(rows, place))}</ul>
        {lists.length > 0 && <ul>{lists.map((place) => placeRow(rows, place))}</ul>}
        <ul>{menuRows(rows, places, !panel)}</ul>
      </Root>
      <LateMenuAward />
    </Dialog>
  );
}
