import type { ComponentType } from 'react';
import type { Panel } from '@/config/pages/guardedPages';
import { withTexts } from '../late/withTexts';

/** What a panel is told: which one it is, for those that serve several. */
type PanelProps = { panel: Panel };

/** What each page of the account shows its player; loaded, with its texts, when it is opened. */
export const PLAYER_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  profile: withTexts(
    ['player', 'wallet', 'club'],
    async () => (await import('@/components/account/profile/ProfileHome')).ProfileHome,
  ),
  details: withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/profile/ProfileDetails')).ProfileDetails,
  ),
  verification: withTexts(
    ['kyc', 'verify'],
    async () => (await import('@/components/account/kyc/Verification')).Verification,
  ),
  favorites: withTexts(
    ['favourites'],
    async () => (await import('@/components/lobby/favourites/Favourites')).Favourites,
  ),
  transactions: withTexts(
    ['history', 'status'],
    async () => (await import('@/components/history/HistoryPanel')).HistoryPanel,
  ),
  wallet: withTexts(['wallet'], async () => (await import('@/components/cashier/wallet/WalletPanel')).WalletPanel),
  bonuses: withTexts(
    ['bonus', 'bonusError', 'general'],
    async () => (await import('@/components/bonuses/mine/MyBonuses')).MyBonuses,
  ),
  level: withTexts(['club'], async () => (await import('../late/LevelPanel')).LevelPanel),
  freeze: withTexts(
    ['protection'],
    async () => (await import('@/components/protection/stops/FreezePanel')).FreezePanel,
  ),
  limits: withTexts(
    ['protection', 'betLimitError', 'general', 'preferences'],
    async () => (await import('@/components/protection/limits/LimitsPanel')).LimitsPanel,
  ),
  withdraw: withTexts(
    ['withdraw', 'status', 'form'],
    async () => (await import('@/components/cashier/withdrawal/WithdrawPanel')).WithdrawPanel,
  ),
};
