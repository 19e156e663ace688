import type { ComponentType } from 'react';
import type { Panel } from '@/config/guardedPages';
import { withTexts } from './withTexts';

/** What a panel is told: which one it is, for those that serve several. */
type PanelProps = { panel: Panel };

/** What each page of the account shows its player; loaded, with its texts, when it is opened. */
export const PLAYER_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  profile: withTexts(
    ['player', 'wallet', 'club'],
    async () => (await import('@/components/player/ProfileHome')).ProfileHome,
  ),
  details: withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/ProfileDetails')).ProfileDetails,
  ),
  verification: withTexts(['kyc', 'verify'], async () => (await import('@/components/kyc/Verification')).Verification),
  favorites: withTexts(['favourites'], async () => (await import('@/components/lobby/Favourites')).Favourites),
  transactions: withTexts(
    ['history', 'status'],
    async () => (await import('@/components/history/HistoryPanel')).HistoryPanel,
  ),
  wallet: withTexts(['wallet'], async () => (await import('@/components/wallet/WalletPanel')).WalletPanel),
  bonuses: withTexts(
    ['bonus', 'bonusError', 'general'],
    async () => (await import('@/components/promotions/MyBonuses')).MyBonuses,
  ),
  level: withTexts(['club'], async () => (await import('./LevelPanel')).LevelPanel),
  freeze: withTexts(['protection'], async () => (await import('@/components/protection/FreezePanel')).FreezePanel),
  limits: withTexts(
    ['protection', 'betLimitError', 'general', 'preferences'],
    async () => (await import('@/components/protection/LimitsPanel')).LimitsPanel,
  ),
  withdraw: withTexts(
    ['withdraw', 'status', 'form'],
    async () => (await import('@/components/withdraw/WithdrawPanel')).WithdrawPanel,
  ),
};
