import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';

type Deposit = AnswerOf<'deposit'>['data']['deposit'];
type Method = AnswerOf<'payments'>['data']['payments'][number];

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const VISA: Method = { id: 1, name: 'visa', isCardForm: true, isActive: true, hidden: false, min: '10', max: '5000' };

/** A bank method for withdrawals only. */
const PAYOUT: Method = {
  id: 2,
  name: 'payout',
  isCardForm: false,
  isActive: true,
  hidden: true,
  withdrawalExist: true,
  withdrawMin: '20',
  withdrawMax: '5000',
};

const given = (deposit: Deposit): Given => ({ body: { data: { deposit } } });

/** The error for an amount; null for a valid one. */
function amountFault(amount: string): Given | null {
  if (Number(amount) <= 0) return error(422, 'AMOUNT_BELOW_ZERO');
  return Number(amount) > Number(VISA.max) ? error(422, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD') : null;
}

/** One card method, and deposits that are never paid: created once per key, and cancelled. */
export function cashierRoutes(): Routes {
  const deposits: Deposit[] = [];
  const byKey = new Map<string, { sent: string; given: Given }>();

  const create = ({ headers, body }: Seen): Given => {
    const key = headers['idempotency-key'];
    const { amount, currencyCode } = body as { amount: string; currencyCode: string };
    if (typeof key !== 'string') return error(422, 'VALIDATION');
    const fault = amountFault(amount);
    if (fault) return fault;
    const [known, sent] = [byKey.get(key), JSON.stringify(body)];
    if (known) return known.sent === sent ? known.given : error(409, 'IDEMPOTENCY_CONFLICT');
    const deposit: Deposit = {
      id: `deposit-${deposits.length}`,
      reference: 'D-0000',
      status: 'created',
      paymentMethodId: VISA.id,
      amount,
      currencyCode,
      createdAt: '2026-01-01T00:00:00Z',
    };
    deposits.push(deposit);
    byKey.set(key, { sent, given: given({ ...deposit }) });
    return given({ ...deposit });
  };

  const cancel = ({ headers, body }: Seen): Given => {
    if (typeof headers['idempotency-key'] !== 'string') return error(422, 'VALIDATION');
    const deposit = deposits.find(({ id }) => id === (body as { depositId?: unknown }).depositId);
    if (!deposit) return error(404, 'DEPOSIT_NOT_FOUND');
    Object.assign(deposit, { status: 'cancelled', endedAt: '2026-01-01T00:00:00Z' });
    return given(deposit);
  };

  return {
    'GET /api/admin/get-payments': () => ({ body: { data: { payments: [VISA, PAYOUT] } } }),
    'GET /api/user/deposits': () => ({ body: { data: { deposits: deposits.filter(({ endedAt }) => !endedAt) } } }),
    'GET /api/user/deposits/{depositId}': ({ path }) => {
      const deposit = deposits.find(({ id }) => path.endsWith(`/${id}`));
      return deposit ? given(deposit) : error(404, 'DEPOSIT_NOT_FOUND');
    },
    'GET /api/user/deposit-allowance': () => ({
      body: { data: { currencyCode: 'EUR', left: null, period: null, limit: null, netResult30Days: '0.00' } },
    }),
    'POST /api/user/create-deposit': create,
    'POST /api/user/cancel-deposit': cancel,
  };
}
