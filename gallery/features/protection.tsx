import { LimitsCard } from '@/components/protection/limits/LimitsCard';
import { LimitsPanel } from '@/components/protection/limits/LimitsPanel';
import { type Entry, never, type State } from '../base/entry';

const LIMITS = '/api/user/limits';

const limit = (period: number, over: object = {}) => ({
  kind: 'deposit',
  period,
  amount: null,
  used: '0.00',
  currencyCode: 'EUR',
  pendingAmount: null,
  pendingFrom: null,
  lockedUntil: null,
  ...over,
});
const limits = (...rows: object[]) => ({ data: { limits: rows } });

const SOME = limits(
  limit(0, { amount: '50.00', used: '18.40' }),
  limit(1),
  limit(2, { amount: '300.00', used: '300.00' }),
);
const PENDING = limits(
  limit(0, { amount: '50.00', used: '18.40', pendingAmount: '80.00', pendingFrom: '2026-11-22T10:00:00Z' }),
  limit(1),
  limit(2),
);
const LARGE = limits(limit(0, { amount: '123456789012.00', used: '98765432109.99' }), limit(1), limit(2));
const NONE = limits(limit(0), limit(1), limit(2));

const panel = (answer: unknown): State => ({
  part: () => <LimitsPanel />,
  pathname: '/profile2/limits',
  player: { currencyCode: 'EUR' },
  answers: { [LIMITS]: answer },
});
const card = (answer: unknown): State => ({ ...panel(answer), part: () => <LimitsCard /> });

export const protectionEntries: readonly Entry[] = [
  {
    name: 'Limits card',
    file: 'components/protection/limits/LimitsCard.tsx',
    states: { usual: card(SOME), loading: card(never), empty: card(NONE), error: card(undefined), long: card(LARGE) },
  },
  {
    name: 'Limits page',
    file: 'components/protection/limits/LimitsPanel.tsx',
    states: {
      usual: panel(SOME),
      pending: panel(PENDING),
      loading: panel(never),
      empty: panel(NONE),
      error: panel(undefined),
      long: panel(LARGE),
    },
  },
];
