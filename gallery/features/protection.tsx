import { LimitsCard } from '@/components/protection/limits/LimitsCard';
import { LimitsPanel } from '@/components/protection/limits/LimitsPanel';
import { type AnswerOf } from '@/contract/wire';
import { answersTo } from '../base/answers';
import { type Entry, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0]['limits'];
type Limit = AnswerOf<'limits'>['data']['limits'][number];

/** The player's limit of a period, none at first. */
export const limit = (period: Limit['period'], over: Partial<Limit> = {}): Limit => ({
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
export const limits = (...rows: Limit[]): AnswerOf<'limits'> => ({ data: { limits: rows } });

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

const panel = (answer: Said): State => ({
  part: () => <LimitsPanel />,
  pathname: '/profile2/limits',
  player: { currencyCode: 'EUR' },
  answers: answersTo({ limits: answer }),
});
const card = (answer: Said): State => ({ ...panel(answer), part: () => <LimitsCard /> });

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
