import type { ComponentType } from 'react';
import type { Panel } from '@/config/pages/guardedPages';
import type { ProofDialogProps } from '@/components/account/security/ProofDialog';
import { withTexts } from '../late/withTexts';

/** Tells panels that serve several pages which one is shown. */
type PanelProps = { panel: Panel };

/** Asks for a proof of who the player is, where a call of an account page needs one. */
export const ProofDialog = withTexts<ProofDialogProps>(
  ['secondStep', 'form', 'account'],
  async () => (await import('@/components/account/security/ProofDialog')).ProofDialog,
);

/** The content of each account page, loaded with its texts when the page is opened. */
export const PLAYER_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  profile: withTexts(['player', 'wallet', 'vipClub'], async () => (await import('./ProfileStart')).ProfileStart),
  details: withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/profile/ProfileDetails')).ProfileDetails,
  ),
  verification: withTexts(
    ['kyc', 'verify', 'form', 'general'],
    async () => (await import('@/components/account/kyc/Verification')).Verification,
  ),
  favorites: withTexts(
    ['favourites'],
    async () => (await import('@/components/lobby/favourites/Favourites')).Favourites,
  ),
  transactions: withTexts(
    ['history', 'paymentMethod', 'status'],
    async () => (await import('@/components/history/HistoryPanel')).HistoryPanel,
  ),
  wallet: withTexts(['wallet'], async () => (await import('@/components/cashier/wallet/WalletPanel')).WalletPanel),
  bonuses: withTexts(
    ['bonus', 'bonusError', 'general'],
    async () => (await import('@/components/bonuses/mine/MyBonuses')).MyBonuses,
  ),
  level: withTexts(['vipClub'], async () => (await import('../late/LevelPanel')).LevelPanel),
  refer: withTexts(['referral'], async () => (await import('@/components/referral/ReferralPanel')).ReferralPanel),
  safety: withTexts(
    ['safety', 'security', 'secondStep', 'account', 'form'],
    async () => (await import('@/components/account/safety/AccountSafety')).AccountSafety,
  ),
  freeze: withTexts(
    ['protection'],
    async () => (await import('@/components/protection/stops/FreezePanel')).FreezePanel,
  ),
  limits: withTexts(
    ['protection', 'betLimitError', 'general', 'preferences', 'quiet', 'selfTest', 'form'],
    async () => (await import('@/components/protection/limits/LimitsPanel')).LimitsPanel,
  ),
  withdraw: withTexts(
    ['withdrawal', 'wallet', 'paymentMethod', 'status', 'form'],
    async () => (await import('@/components/cashier/withdrawal/WithdrawPanel')).WithdrawPanel,
  ),
};
