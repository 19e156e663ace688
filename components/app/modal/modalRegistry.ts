import { lazy, type ComponentType } from 'react';
import type { ResultModal } from '@/domain/cashier/deposit/outcome';
import type { ModalName, ModalProps } from '@/store/modal';
import { withTexts } from '../late/withTexts';

const loginDialog = async () => (await import('@/components/account/login/LoginDialog')).LoginDialog;
const signUpDialog = async () => (await import('@/components/account/signUp/SignUpDialog')).SignUpDialog;

/**
 * Loads what guests open most before they do. Not by webpack's own prefetch: that leaves a rejection unhandled wherever a
 * part fails to load, without a network for one.
 */
export const loadGuestDialogs = (): Promise<void> =>
  loginDialog()
    .then(signUpDialog)
    .then(
      () => undefined,
      () => undefined,
    );

/** In the place of a dialog whose calls the operator switched off. */
export const UnavailableDialog = withTexts<ModalProps>(
  ['general'],
  async () => (await import('@/components/ui/overlay/UnavailableDialog')).UnavailableDialog,
);

const result = (modal: ResultModal) =>
  withTexts<ModalProps>(['depositResult', 'depositError', 'general'], async () =>
    (await import('@/components/cashier/result/ResultDialog')).resultDialog(modal),
  );

/** Name → what draws it. A name without an entry shows nothing and stays in the address (OP-022). */
export type ModalRegistry = { readonly [N in ModalName]?: ComponentType<ModalProps> };

/**
 * The dialogs that exist. Each entry is React's `lazy` over a dynamic import, so that a dialog is loaded when it is first
 * opened and weighs nothing before.
 */
export const MODAL_REGISTRY: ModalRegistry = {
  login: withTexts(['account', 'form', 'login'], loginDialog),
  hold: withTexts(['hold'], async () => (await import('@/components/account/entry/HoldDialog')).HoldDialog),
  'verify-email': withTexts(
    ['verify', 'form'],
    async () => (await import('@/components/account/verification/VerifyEmailDialog')).VerifyEmailDialog,
  ),
  'verify-email-expired': withTexts(
    ['verify', 'form', 'account'],
    async () => (await import('@/components/account/verification/VerifyExpiredDialog')).VerifyExpiredDialog,
  ),
  'switch-account': withTexts(
    ['switchAccount'],
    async () => (await import('@/components/account/session/SwitchAccountDialog')).SwitchAccountDialog,
  ),
  search: lazy(async () => ({ default: (await import('@/components/lobby/search/SearchSheet')).SearchSheet })),
  signup: withTexts(['account', 'form', 'login', 'verify'], signUpDialog),
  'google-signup': withTexts(
    ['account', 'form', 'login'],
    async () => (await import('@/components/account/signUp/GoogleSignUpDialog')).GoogleSignUpDialog,
  ),
  'linked-signup': withTexts(
    ['account', 'form'],
    async () => (await import('@/components/account/linked/LinkedSignUpDialog')).LinkedSignUpDialog,
  ),
  calendar: withTexts(
    ['calendar'],
    async () => (await import('@/components/rewards/calendar/PromotionCalendarDialog')).PromotionCalendarDialog,
  ),
  rakeback: withTexts(['rewards'], async () => (await import('./RakebackModal')).RakebackModal),
  'deposit-failed': result('deposit-failed'),
  'deposit-return': result('deposit-return'),
  'deposit-decline': result('deposit-decline'),
  'deposit-cancel': result('deposit-cancel'),
  'deposit-pending': result('deposit-pending'),
  'deposit-success': result('deposit-success'),
  'deposit-3ds-success': result('deposit-3ds-success'),
};

const registrationLists = async () => (await import('@/store/registrationLists')).loadRegistrationLists;

/** What a dialog will ask for as soon as it is there: asked for while it is loaded. */
export const MODAL_LISTS: { readonly [N in ModalName]?: typeof registrationLists } = {
  signup: registrationLists,
  'google-signup': registrationLists,
  'linked-signup': registrationLists,
};
