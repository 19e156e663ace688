import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, type Context, type Finding, must, refusal, skip, success } from '../backend/check';
import { guarded, type Headers, keyed } from '../backend/guarded';

type Deposit = AnswerOf<'deposit'>['data']['deposit'];
type Method = AnswerOf<'payments'>['data']['payments'][number];

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const depositOf = (reply: Reply): Deposit => (reply.body as AnswerOf<'deposit'>).data.deposit;

/** The player's currency and a card method with its limits; null when the account cannot pay by card. */
async function cardOf(backend: Backend, headers: Headers) {
  const allowance = await backend.call('depositAllowance', { headers });
  const { currencyCode } = (allowance.body as AnswerOf<'depositAllowance'>).data;
  const reply = await backend.call('payments', { headers, query: { currencyCode } });
  const { payments } = (reply.body as AnswerOf<'payments'>).data;
  const method = payments.find(({ isCardForm, isActive, hidden, min }) => isCardForm && isActive && !hidden && min);
  return method ? { method, currencyCode } : null;
}

type Card = NonNullable<Awaited<ReturnType<typeof cardOf>>>;

const bodyOf = ({ method, currencyCode }: Card, amount = method.min ?? '1'): RequestOf<'createDeposit'> => ({
  paymentMethodId: method.id,
  amount,
  currencyCode,
});

/** Amounts that no method accepts. */
const wrongAmounts = async (backend: Backend, headers: Headers, card: Card): Promise<string[]> => {
  const create = (amount: string) =>
    backend.call('createDeposit', { headers: keyed(headers), body: bodyOf(card, amount) });
  return [
    ...refusal(await create('0'), 422, 'AMOUNT_BELOW_ZERO', 'a deposit of nothing'),
    ...refusal(await create('-5'), 422, 'AMOUNT_BELOW_ZERO', 'a deposit below zero'),
    ...refusal(
      await create('99999999999'),
      422,
      'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      'a deposit beyond the method’s most',
    ),
  ];
};

/** A created deposit is returned again under its key, is listed, and can be cancelled for good. */
async function begun(backend: Backend, headers: Headers, card: Card): Promise<Finding> {
  const once = keyed(headers);
  const first = await backend.call('createDeposit', { headers: once, body: bodyOf(card) });
  if (first.status === 409) return skip('the account may not deposit now');
  const wrong = success(first, 'a deposit');
  if (wrong.length > 0) return wrong;
  const { id, status } = depositOf(first);
  const again = await backend.call('createDeposit', { headers: once, body: bodyOf(card) });
  const other = await backend.call('createDeposit', { headers: once, body: { ...bodyOf(card), bonusId: 'other' } });
  const listed = (await backend.call('openDeposits', { headers })).body as AnswerOf<'openDeposits'>;
  await backend.call('cancelDeposit', { headers: keyed(headers), body: { depositId: id } });
  const unkeyed = await backend.call('createDeposit', { headers, body: bodyOf(card) });
  return [
    ...must(status === 'created', `a deposit that was just begun is ${status}`),
    ...must(JSON.stringify(again.body) === JSON.stringify(first.body), 'a repeated deposit gets another answer'),
    ...refusal(other, 409, 'IDEMPOTENCY_CONFLICT', 'another deposit under the same key'),
    ...must(
      listed.data.deposits.some((one) => one.id === id),
      'a deposit that is under way is not listed',
    ),
    ...refusal(unkeyed, 422, 'VALIDATION', 'a deposit without a key'),
    ...(await wrongAmounts(backend, headers, card)),
  ];
}

/** A cancelled deposit stays cancelled. */
async function givenUp(backend: Backend, headers: Headers, card: Card): Promise<Finding> {
  const made = await backend.call('createDeposit', { headers: keyed(headers), body: bodyOf(card) });
  if (made.status === 409) return skip('the account may not deposit now');
  const body = { depositId: depositOf(made).id };
  const cancelled = await backend.call('cancelDeposit', { headers: keyed(headers), body });
  const wrong = success(cancelled, 'giving up a deposit');
  if (wrong.length > 0) return wrong;
  const { status } = depositOf(await backend.call('deposit', { headers, path: body }));
  const unknown = await backend.call('cancelDeposit', { headers: keyed(headers), body: { depositId: NOWHERE } });
  return [
    ...must(status === 'cancelled', `a deposit that was given up is ${status}`),
    ...refusal(unknown, 404, 'DEPOSIT_NOT_FOUND', 'giving up an unknown deposit'),
  ];
}

const withCard =
  (look: (backend: Backend, headers: Headers, card: Card) => Promise<Finding>) =>
  async (headers: Headers, { backend }: Context): Promise<Finding> => {
    const card = await cardOf(backend, headers);
    return card ? look(backend, headers, card) : skip('the account has no card method');
  };

const distinct = (methods: readonly Method[]): string[] => {
  const ids = methods.map(({ id }) => String(id));
  return must(ids.length > 0 && new Set(ids).size === ids.length, 'there are no methods, or two have one id');
};

const ANY = { paymentMethodId: '1', amount: '25', currencyCode: 'EUR' };

export const cashierChecks: Check[] = [
  {
    subject: 'payments',
    run: guarded('payments', {}, async (headers, { backend }) => {
      const reply = await backend.call('payments', { headers });
      const wrong = success(reply, 'payments');
      return wrong.length > 0 ? wrong : distinct((reply.body as AnswerOf<'payments'>).data.payments);
    }),
  },
  {
    subject: 'openDeposits',
    run: guarded('openDeposits', {}, async (headers, { backend }) => {
      const reply = await backend.call('openDeposits', { headers });
      const wrong = success(reply, 'openDeposits');
      if (wrong.length > 0) return wrong;
      const { deposits } = (reply.body as AnswerOf<'openDeposits'>).data;
      return must(
        deposits.every(({ endedAt }) => !endedAt),
        'a deposit that has ended is listed among those that have not',
      );
    }),
  },
  {
    subject: 'deposit',
    run: guarded('deposit', { path: { depositId: NOWHERE } }, async (headers, { backend }) =>
      refusal(
        await backend.call('deposit', { headers, path: { depositId: NOWHERE } }),
        404,
        'DEPOSIT_NOT_FOUND',
        'an unknown deposit',
      ),
    ),
  },
  {
    subject: 'depositAllowance',
    run: guarded('depositAllowance', {}, async (headers, { backend }) => {
      const reply = await backend.call('depositAllowance', { headers });
      const wrong = success(reply, 'depositAllowance');
      if (wrong.length > 0) return wrong;
      const { left, limit } = (reply.body as AnswerOf<'depositAllowance'>).data;
      return must((left ?? null) === null || Number(left) <= Number(limit), 'more is left than the limit');
    }),
  },
  { subject: 'createDeposit', writes: true, run: guarded('createDeposit', { body: ANY }, withCard(begun)) },
  {
    subject: 'cancelDeposit',
    writes: true,
    run: guarded('cancelDeposit', { body: { depositId: NOWHERE } }, withCard(givenUp)),
  },
  {
    subject: 'postThreeDs',
    writes: true,
    run: async ({ backend }) => {
      const reply = await backend.call('postThreeDs', { body: { PaReq: 'made-up', MD: 'made-up' } });
      return must(reply.status === 200 || reply.status === 409, `what no bank gave out was answered ${reply.status}`);
    },
  },
];
