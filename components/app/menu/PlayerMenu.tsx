import { Suspense } from 'react';
import { ModalBoundary } from '../late/ModalBoundary';
import { withTexts } from '../late/withTexts';

const PlayStatus = withTexts(['play'], async () => (await import('@/components/game/play/PlayStatus')).PlayStatus);
const HeaderBalance = withTexts(
  ['player', 'wallet'],
  async () => (await import('@/components/cashier/wallet/HeaderBalance')).HeaderBalance,
);
const PlayerDropdown = withTexts(['player'], async () => (await import('./PlayerDropdown')).PlayerDropdown);

/** The player's corner of the header: time and result of play, balance, avatar and menu, loaded for players only (NAV-23). None needs another. */
export const PlayerMenu = () =>
  [PlayStatus, HeaderBalance, PlayerDropdown].map((Part, index) => (
    <ModalBoundary key={index}>
      <Suspense>
        <Part />
      </Suspense>
    </ModalBoundary>
  ));
