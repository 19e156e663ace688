import { screen } from '@testing-library/react';
import { WithdrawPanel } from '@/components/cashier/withdrawal/WithdrawPanel';
import type { AnswerOf } from '@/contract/wire';
import { show, type Around } from '../render';
import { payments, wireMethod } from './cashier';
import { playerStore, type Answers } from './player';

type WireWithdrawal = AnswerOf<'confirmWithdrawal'>['data']['withdrawal'];
type WireQuote = AnswerOf<'calculateWithdrawal'>['data']['quote'];
type WireCondition = AnswerOf<'withdrawalConditions'>['data']['conditions'][number];

export const PATHS = {
  conditions: '/api/user/withdrawal-conditions',
  calculate: '/api/user/calculate-withdrawal',
  confirm: '/api/user/confirm-withdrawal',
  cancel: '/api/user/cancel-withdrawal',
  list: '/api/user/withdrawals',
  payments: '/api/admin/get-payments',
} as const;

/** The checklist, with everything met except the given conditions. */
export const conditions = (...over: Partial<WireCondition>[]) => ({
  data: {
    available: over.length > 0 ? '0.00' : '200.00',
    currencyCode: 'EUR',
    conditions: (['REQUIRED_EMAIL_VERIFICATION', 'DEPOSIT_REQUIRED', 'ACTIVE_BONUS', 'DEPOSIT_WAGERING'] as const).map(
      (code) => ({ code, met: true, ...over.find((one) => one.code === code) }),
    ),
  },
});

/** A withdrawal of 100.00 EUR in Tether as the backend sends it. */
export const wireWithdrawal = (over: Partial<WireWithdrawal> = {}): WireWithdrawal => ({
  id: 'w1',
  reference: 'W-7F20-1184',
  amount: '100.00',
  currencyCode: 'EUR',
  status: 'pending',
  createdDate: '2026-11-21T10:00:00Z',
  paymentMethodId: 2,
  method: 'Tether',
  canCancel: true,
  walletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  network: 'TRC20',
  receiveAmount: '105.1',
  receiveCurrencyCode: 'USDT',
  stages: [
    { stage: 'requested', at: '2026-11-21T10:00:00Z' },
    { stage: 'approved', at: null },
  ],
  ...over,
});

export const withdrawalAnswer = (over: Partial<WireWithdrawal> = {}) => ({
  data: { withdrawal: wireWithdrawal(over) },
});
export const withdrawals = (...rows: Partial<WireWithdrawal>[]) => ({
  data: { withdrawals: { rows: rows.map(wireWithdrawal), count: rows.length } },
});

/** A quote valid for one minute of the backend's clock, which is a day off the device's. */
export const quoteAnswer = (over: Partial<WireQuote> = {}) => ({
  data: {
    quote: {
      quoteId: 'q1',
      creditAmount: '100.00',
      receiveAmount: '105.1',
      networkFee: '1.00',
      fee: '0.50',
      currencyCode: 'EUR',
      receiveCurrencyCode: 'USDT',
      createdAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-20T10:01:00Z',
      ...over,
    },
  },
});

/** A bank transfer, a hidden method, a coin on two networks, and a method without withdrawals. */
const METHODS = payments(
  wireMethod({ id: 1, name: 'payout', title: 'Bank transfer', withdrawalExist: true, withdrawMin: '20', order: 9 }),
  wireMethod({ id: 4, name: 'old', title: 'Old way', withdrawalExist: true, hidden: true, order: 5 }),
  wireMethod({ id: 2, name: 'tether', title: 'Tether', withdrawalExist: true, networks: ['TRC20', 'ERC20'] }),
  wireMethod({ id: 3, name: 'visa', title: 'Visa' }),
);

/** The withdrawals page as Maria sees it, once its checklist, or another heading, has come. */
export async function openWithdraw(
  answers: Answers = {},
  around: Around & { user?: object; wallet?: object } = {},
  heading = /^(Can I withdraw now\?|Ready to withdraw)$/,
) {
  const all: Answers = {
    [PATHS.conditions]: conditions(),
    [PATHS.list]: withdrawals(),
    [PATHS.payments]: METHODS,
    [PATHS.calculate]: quoteAnswer(),
    ...answers,
  };
  const { user, wallet, ...rest } = around;
  const { store, asked } = await playerStore(
    all,
    { currencyCode: 'EUR', countryCode: 'DE', tags: [], ...user },
    {
      userWallet: [
        {
          currencyCode: 'EUR',
          realMoney: '200.00',
          bonus: '0',
          wager: '0',
          depositWager: '0',
          isActive: true,
          ...wallet,
        },
      ],
    },
  );
  const shown = show(<WithdrawPanel />, { store, ...rest });
  await screen.findByRole('heading', { name: heading });
  return { ...shown, store, answers: all, at: (path: string) => asked.filter((call) => call.path === path) };
}
