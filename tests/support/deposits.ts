import type { AnswerOf } from '@/contract/wire';

type WireDeposit = AnswerOf<'deposit'>['data']['deposit'];
type WireMethod = AnswerOf<'payments'>['data']['payments'][number];

/** A deposit of 50.00 EUR by Visa as the backend sends it. */
export const wireDeposit = (over: Partial<WireDeposit> = {}): WireDeposit => ({
  id: 'd1',
  reference: 'D-7F20-1184',
  status: 'pending',
  paymentMethodId: 1,
  methodName: 'visa',
  amount: '50.00',
  currencyCode: 'EUR',
  createdAt: '2026-11-21T10:00:00Z',
  ...over,
});

export const depositAnswer = (over: Partial<WireDeposit> = {}) => ({ data: { deposit: wireDeposit(over) } });

const method = (over: Partial<WireMethod> & Pick<WireMethod, 'id' | 'name'>): WireMethod => ({
  isActive: true,
  hidden: false,
  order: 1,
  ...over,
});

/** Visa, Skrill, a card form and the carouseller. */
export const PAYMENTS = {
  data: {
    payments: [
      method({ id: 1, name: 'visa', title: 'Visa' }),
      method({ id: 2, name: 'skrill', title: 'Skrill' }),
      method({ id: 3, name: 'bankcard', title: 'Bank card', isCardForm: true }),
      method({ id: 4, name: 'carouseller', title: 'Other ways', isActive: false }),
    ],
  },
};

/** Paths of a deposit's calls. */
export const DEPOSIT_PATHS = {
  deposit: '/api/user/deposits/d1',
  payments: '/api/admin/get-payments',
  threeDs: '/api/user/3ds-webhook',
} as const;
