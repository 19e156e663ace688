import type { AnswerOf } from '@/contract/wire';

export const PATHS = {
  days: '/api/admin/get-rakeback-days',
  claim: '/api/user/rakeback-claim',
  receipt: '/api/user/rakeback-receipt',
} as const;

type WireDay = AnswerOf<'rakebackDays'>['data']['days'][number];

/** A Friday at noon. */
export const NOW = new Date('2026-11-20T12:00:00Z');

export const wireDay = (canClaimDate: string, over: Partial<WireDay> = {}): WireDay => ({
  canClaimDate,
  bonusId: `b-${canClaimDate}`,
  amount: '4.82',
  paidAt: null,
  ...over,
});

/** The backend's answer with these days. */
export const days = (...rows: WireDay[]) => ({ data: { days: rows } });

/** Two claimable days, one claimed, one missed, and one to come. */
export const SOME_DAYS = days(
  wireDay('2026-11-17', { amount: '1.20' }),
  wireDay('2026-11-18', { amount: 5.06, paidAt: '2026-11-18T09:30:00Z' }),
  wireDay('2026-11-19', { amount: '2.10' }),
  wireDay('2026-11-20'),
  wireDay('2026-11-21', { amount: '3.90' }),
);

export const receipt = {
  data: {
    date: '2026-11-20',
    currencyCode: 'EUR',
    amount: '4.82',
    playedOn: '2026-11-19',
    timeZone: 'UTC',
    closed: true,
    claimableFrom: '2026-11-20T00:00:00Z',
    claimableUntil: '2026-11-22T00:00:00Z',
    paidAt: null,
    cashback: { ngr: '40.00', percent: 0.05, amount: '2.00' },
    lines: [{ game: 'kraken', name: 'Kraken Tides', staked: '500.00', houseEdge: 0.0564, rate: 0.1, amount: '2.82' }],
  },
} satisfies AnswerOf<'rakebackReceipt'>;

export const claimed = (amount: string | number = '4.82') => ({ data: { amount, bonusId: 'b-2026-11-20' } });
