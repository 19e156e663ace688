import { Suspense } from 'react';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const PlayerDropdown = withTexts(['player'], async () => (await import('./PlayerDropdown')).PlayerDropdown);

/** The player's corner of the header: avatar and menu, loaded for players only (NAV-23). Nothing stands behind it. */
export const PlayerMenu = () => (
  <ModalBoundary>
    <Suspense>
      <PlayerDropdown />
    </Suspense>
  </ModalBoundary>
);
