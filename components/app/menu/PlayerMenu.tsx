import { Suspense } from 'react';
import { ModalBoundary } from '../late/ModalBoundary';
import { withTexts } from '../late/withTexts';

const PlayStatus = withTexts(['play'], async () => (await import('@/components/game/play/PlayStatus')).PlayStatus);
const HeaderBalance = withTexts(
  ['player', 'wallet'],
  async () => (await import('@/components/cashier/wallet/HeaderBalance')).HeaderBalance,
);
const PlayerDropdown = withTexts(['player'], async () => (await import('./PlayerDropdown')).PlayerDropdown);

/**
 * The player's part of the header: session time and result, balance, avatar and menu (NAV-23). Loaded for players only;
 * each part loads and fails independently.
 */
export const PlayerMenu = () =>
  [PlayStatus, HeaderBalance, PlayerDropdown].map((Part, index) => (
    <ModalBoundary key={index}>
      <Suspense>
        <Part />
      </Suspense>
    </ModalBoundary>
  ));
