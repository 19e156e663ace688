import { lazy, type ComponentType } from 'react';
import type { ResultModal } from '@/domain/cashier/deposit/outcome';
import type { ModalName, ModalProps } from '@/store/modal';
import { areaTexts } from '@/services/texts/areaTexts';
import { withTexts } from '../late/withTexts';
import { registrationLists, signUpDialog } from './dialogsAhead';

const loginDialog = async () => (await import('@/components/account/login/LoginDialog')).LoginDialog;

const LOGIN_TEXTS = ['account', 'form', 'login', 'secondStep'] as const;
const SIGN_UP_TEXTS = [...LOGIN_TEXTS, 'verify'] as const;

/**
 * Preloads the dialogs that guests open most, with their texts: the first press waits for no answer. Not by webpack's
 * prefetch, which leaves an unhandled rejection when a chunk fails to load, for example offline.
 */
export const loadGuestDialogs = (): Promise<void> =>
  loginDialog()
    .then(signUpDialog)
    .then(registrationLists)
    .then(() => areaTexts(SIGN_UP_TEXTS))
    .then(
      () => undefined,
      () => undefined,
    );

const result = (modal: ResultModal) =>
  withTexts<ModalProps>(['depositResult', 'depositError', 'paymentMethod', 'general'], async () =>
    (await import('@/components/cashier/result/ResultDialog')).resultDialog(modal),
  );

/** Component by dialog name. A name without an entry shows nothing and stays in the URL (OP-022). */
export type ModalRegistry = { readonly [N in ModalName | 'absent']?: ComponentType<ModalProps> };

/**
 * All dialogs. Each entry is React's `lazy` over a dynamic import, so a dialog loads when it is first opened. One that
 * failed to load stays failed: new entries try again.
 */
export const modalRegistry = (): ModalRegistry => ({
  /** Replaces the dialog of something that this casino does not offer. */
  absent: withTexts<ModalProps>(
    [],
    async () => (await import('@/components/ui/overlay/NotOfferedDialog')).NotOfferedDialog,
  ),
  login: withTexts(LOGIN_TEXTS, loginDialog),
  hold: withTexts(['hold'], async () => (await import('@/components/account/entry/HoldDialog')).HoldDialog),
  'verify-email': withTexts(
    ['verify', 'form'],
    async () => (await import('@/components/account/verification/VerifyEmailDialog')).VerifyEmailDialog,
  ),
  'first-steps': withTexts(
    ['firstSteps'],
    async () => (await import('@/components/account/firstSteps/FirstStepsDialog')).FirstStepsDialog,
  ),
  'verify-email-expired': withTexts(
    ['verify', 'form', 'account'],
    async () => (await import('@/components/account/verification/VerifyExpiredDialog')).VerifyExpiredDialog,
  ),
  'switch-account': withTexts(
    ['switchAccount'],
    async () => (await import('@/components/account/session/SwitchAccountDialog')).SwitchAccountDialog,
  ),
  inbox: withTexts(['inbox'], async () => (await import('@/components/inbox/InboxDialog')).InboxDialog),
  menu: lazy(async () => ({ default: (await import('../menu/MenuSheet')).MenuSheet })),
  search: lazy(async () => ({ default: (await import('@/components/lobby/search/SearchSheet')).SearchSheet })),
  signup: withTexts(SIGN_UP_TEXTS, signUpDialog),
  'google-signup': withTexts(
    ['account', 'form', 'login'],
    async () => (await import('@/components/account/signUp/GoogleSignUpDialog')).GoogleSignUpDialog,
  ),
  'linked-signup': withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/linked/LinkedSignUpDialog')).LinkedSignUpDialog,
  ),
  calendar: withTexts(['calendar'], async () => (await import('./CalendarModal')).CalendarModal),
  'live-chat': withTexts(['liveChat'], async () => (await import('@/components/site/support/LiveChat')).LiveChat),
  statistics: withTexts(
    ['statistics'],
    async () => (await import('@/components/statistics/StatisticsDialog')).StatisticsDialog,
  ),
  'self-test': withTexts(
    ['selfTest', 'protection'],
    async () => (await import('@/components/protection/selfTest/SelfTestDialog')).SelfTestDialog,
  ),
  notices: withTexts(
    ['notice', 'protection', 'form', 'secondStep', 'security'],
    async () => (await import('@/components/protection/notices/NoticeDialog')).NoticeDialog,
  ),
  rakeback: withTexts(['rewards'], async () => (await import('./RakebackModal')).RakebackModal),
  'deposit-failed': result('deposit-failed'),
  'deposit-return': result('deposit-return'),
  'deposit-decline': result('deposit-decline'),
  'deposit-cancel': result('deposit-cancel'),
  'deposit-pending': result('deposit-pending'),
  'deposit-success': result('deposit-success'),
  'deposit-3ds-success': result('deposit-3ds-success'),
});
