import type { ComponentType } from 'react';
import type { Panel } from '@/config/guardedPages';
import { withTexts } from './withTexts';

/** What a panel is told: which one it is, for those that serve several. */
type PanelProps = { panel: Panel };

const AbsentPanel = withTexts(['player'], async () => (await import('@/components/player/AbsentPanel')).AbsentPanel);

/** What each page of the account shows its player; loaded, with its texts, when it is opened. */
export const PLAYER_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  profile: withTexts(['player'], async () => (await import('@/components/player/ProfileHome')).ProfileHome),
  details: withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/ProfileDetails')).ProfileDetails,
  ),
  verification: withTexts(['kyc', 'verify'], async () => (await import('@/components/kyc/Verification')).Verification),
  favorites: withTexts(['favourites'], async () => (await import('@/components/lobby/Favourites')).Favourites),
  transactions: AbsentPanel,
  wallet: AbsentPanel,
  bonuses: AbsentPanel,
  level: AbsentPanel,
  freeze: AbsentPanel,
  limits: AbsentPanel,
  withdraw: AbsentPanel,
};
