import { type AnswerOf } from '@/contract/wire';
import { error, type Given, once, type Routes } from '@/contract/mockBackend/route';

type Withdrawal = AnswerOf<'confirmWithdrawal'>['data']['withdrawal'];

const isForm = ({ paymentMethodId, amount, email }: Record<string, string>): boolean =>
  String(paymentMethodId) === '2' && Number(amount) > 0 && (email ?? '').includes('@');

/** A bank method without fees, for a player who meets every condition and has no withdrawals yet. */
export function withdrawalRoutes(): Routes {
  const withdrawals: Withdrawal[] = [];
  const calculate = (body: Record<string, string>): Given =>
    isForm(body)
      ? {
          body: {
            data: {
              quote: {
                quoteId: 'quote',
                creditAmount: body.amount,
                receiveAmount: body.amount,
                networkFee: '0',
                fee: '0',
                expiresAt: '2026-01-01T00:10:00Z',
              },
            },
          },
        }
      : error(422, 'VALIDATION');
  const confirm = (body: Record<string, string>): Given => {
    if (!isForm(body)) return error(422, 'VALIDATION');
    const { amount = '', currencyCode = '' } = body;
    const createdDate = '2026-01-01T00:00:00Z';
    const id = `withdrawal-${withdrawals.length}`;
    const withdrawal: Withdrawal = { id, amount, currencyCode, status: 'pending', createdDate };
    withdrawals.push(withdrawal);
    return { body: { data: { withdrawal: { ...withdrawal } } } };
  };
  const cancel = ({ withdrawalId }: Record<string, string>): Given => {
    const withdrawal = withdrawals.find(({ id }) => id === withdrawalId);
    if (!withdrawal) return error(404, 'WITHDRAWAL_NOT_FOUND');
    withdrawal.status = 'cancelled';
    return { body: { data: { withdrawal } } };
  };
  const codes = ['REQUIRED_EMAIL_VERIFICATION', 'DEPOSIT_REQUIRED', 'ACTIVE_BONUS', 'DEPOSIT_WAGERING'];
  return {
    'GET /api/user/withdrawal-conditions': () => ({
      body: { data: { currencyCode: 'EUR', conditions: codes.map((code) => ({ code, met: true })) } },
    }),
    'GET /api/user/withdrawals': ({ query }) => {
      if (Number(query.get('limit') ?? 20) > 100) return error(422, 'VALIDATION');
      const rows = withdrawals.filter(({ status }) => (query.get('status') ?? status) === status);
      return { body: { data: { withdrawals: { rows, count: rows.length } } } };
    },
    'POST /api/user/calculate-withdrawal': once(calculate),
    'POST /api/user/confirm-withdrawal': once(confirm),
    'POST /api/user/cancel-withdrawal': once(cancel),
  };
}

/** A history of one lost bet. */
export function historyRoutes(): Routes {
  const bet = {
    transactionId: 't',
    type: 'bet',
    gameName: 'A',
    provider: 'S',
    balanceBefore: '2.00',
    amount: '-0.50',
    balanceAfter: '1.50',
    bonusBalance: '0',
    date: '2026-01-05T00:00:00Z',
  };
  const days = Array.from({ length: 31 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    netResult: index === 4 ? '-0.50' : '0.00',
  }));
  return {
    'GET /api/user/transactions': ({ query }) =>
      Number(query.get('limit') ?? 20) > 100
        ? error(422, 'VALIDATION')
        : { body: { data: { transactions: { rows: [], count: 0 } } } },
    'GET /api/user/casino-history': () => ({ body: { data: { history: { rows: [bet], count: 1 } } } }),
    'GET /api/user/rounds/{roundId}': () => error(404, 'ROUND_NOT_FOUND'),
    'GET /api/user/evidence': ({ query }) =>
      query.get('kind') === 'round' ? error(404, 'EVIDENCE_NOT_FOUND') : error(422, 'VALIDATION'),
    'GET /api/user/period-totals': () => ({
      body: {
        data: {
          currencyCode: 'EUR',
          deposits: '0.00',
          withdrawals: '0.00',
          wins: '0.00',
          losses: '0.50',
          lifetimeNetDeposits: '0.00',
          days,
        },
      },
    }),
  };
}
