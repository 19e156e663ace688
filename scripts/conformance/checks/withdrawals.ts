import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, type Context, type Finding, must, refusal, skip, success } from '../backend/check';
import { guarded, type Headers, keyed } from '../backend/guarded';

type Form = RequestOf<'calculateWithdrawal'>;

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const ANY: Form = { paymentMethodId: '0', amount: '25', currencyCode: 'EUR' };

/** The order in which a refusal names them (OP-081). */
const ORDER = ['REQUIRED_EMAIL_VERIFICATION', 'DEPOSIT_REQUIRED', 'ACTIVE_BONUS', 'DEPOSIT_WAGERING'];

const conditionsOf = async (backend: Backend, headers: Headers) =>
  ((await backend.call('withdrawalConditions', { headers })).body as AnswerOf<'withdrawalConditions'>).data;

/** A valid bank form with the method's minimum amount; null when there is no bank method. */
async function bankForm(backend: Backend, headers: Headers): Promise<Form | null> {
  const { currencyCode = 'EUR' } = await conditionsOf(backend, headers);
  const reply = await backend.call('payments', { headers, query: { currencyCode } });
  const { payments } = (reply.body as AnswerOf<'payments'>).data;
  const method = payments.find(({ withdrawalExist, isActive, networks, withdrawMin }) =>
    Boolean(withdrawalExist && isActive && !networks?.length && withdrawMin),
  );
  return method
    ? {
        paymentMethodId: method.id,
        amount: method.withdrawMin!,
        currencyCode,
        beneficiaryName: 'Ada Sample',
        beneficiaryAccountNumber: 'DE89370400440532013000',
        email: 'ada@sample.example',
      }
    : null;
}

const withForm =
  (look: (backend: Backend, headers: Headers, form: Form) => Promise<Finding>) =>
  async (headers: Headers, { backend }: Context): Promise<Finding> => {
    const form = await bankForm(backend, headers);
    return form ? look(backend, headers, form) : skip('the account has no method to be paid by');
  };

/** Quotes are calculated once per key and add up; invalid fields are refused. */
async function calculated(backend: Backend, headers: Headers, form: Form): Promise<Finding> {
  const once = keyed(headers);
  const ask = (body: Form, sent = keyed(headers)) => backend.call('calculateWithdrawal', { headers: sent, body });
  const first = await ask(form, once);
  const wrong = success(first, 'a calculation');
  if (wrong.length > 0) return wrong;
  const { creditAmount, receiveAmount } = (first.body as AnswerOf<'calculateWithdrawal'>).data.quote;
  return [
    ...must(Number(creditAmount) === Number(form.amount), `${form.amount} asked for, and ${creditAmount} calculated`),
    ...must(Number(receiveAmount) > 0, 'a withdrawal that brings nothing'),
    ...must(JSON.stringify((await ask(form, once)).body) === JSON.stringify(first.body), 'one key, two calculations'),
    ...refusal(await ask({ ...form, amount: '-5' }), 422, 'VALIDATION', 'an amount below zero'),
    ...refusal(await ask({ ...form, email: 'nobody' }), 422, 'VALIDATION', 'an e-mail that is none'),
    ...refusal(await ask({ ...form, paymentMethodId: 'none' }), 422, 'VALIDATION', 'an unknown method'),
    ...refusal(await ask(form, headers), 422, 'VALIDATION', 'a calculation without a key'),
  ];
}

const withdrawalOf = (reply: Reply) => (reply.body as AnswerOf<'confirmWithdrawal'>).data.withdrawal;

/** The first unmet condition is the error code; if all are met, a withdrawal is created once, listed, and cancelled. */
async function confirmed(backend: Backend, headers: Headers, form: Form): Promise<Finding> {
  const once = keyed(headers);
  const { conditions } = await conditionsOf(backend, headers);
  const unmet = conditions.find(({ met }) => !met);
  const first = await backend.call('confirmWithdrawal', { headers: once, body: form });
  if (unmet) return refusal(first, 409, unmet.code, 'a withdrawal before its conditions are met');
  if (first.status === 409) return skip('the account has no money to withdraw');
  const wrong = success(first, 'a withdrawal');
  if (wrong.length > 0) return wrong;
  const { id, status } = withdrawalOf(first);
  const again = await backend.call('confirmWithdrawal', { headers: once, body: form });
  const listed = (await backend.call('withdrawals', { headers, query: { status: 'pending' } }))
    .body as AnswerOf<'withdrawals'>;
  const cancelled = await backend.call('cancelWithdrawal', { headers: keyed(headers), body: { withdrawalId: id } });
  return [
    ...must(status === 'pending', `a withdrawal that was just asked for is ${status}`),
    ...must(JSON.stringify(again.body) === JSON.stringify(first.body), 'a repeated withdrawal gets another answer'),
    ...must(
      listed.data.withdrawals.rows.some((row) => row.id === id),
      'a pending withdrawal is not listed',
    ),
    ...success(cancelled, 'taking a withdrawal back'),
  ];
}

export const withdrawalChecks: Check[] = [
  {
    subject: 'withdrawalConditions',
    run: guarded('withdrawalConditions', {}, async (headers, { backend }) => {
      const reply = await backend.call('withdrawalConditions', { headers });
      const wrong = success(reply, 'withdrawalConditions');
      if (wrong.length > 0) return wrong;
      const codes = (reply.body as AnswerOf<'withdrawalConditions'>).data.conditions.map(({ code }) => code);
      const places = codes.map((code) => ORDER.indexOf(code));
      return must(
        places.every((place, index) => index === 0 || place > places[index - 1]!),
        `the conditions come as ${codes.join(', ')}`,
      );
    }),
  },
  {
    subject: 'withdrawals',
    run: guarded('withdrawals', {}, async (headers, { backend }) => {
      const reply = await backend.call('withdrawals', { headers, query: { status: 'pending' } });
      const wrong = success(reply, 'withdrawals');
      if (wrong.length > 0) return wrong;
      const { rows } = (reply.body as AnswerOf<'withdrawals'>).data.withdrawals;
      const tooMany = await backend.call('withdrawals', { headers, query: { limit: '101' } });
      return [
        ...must(
          rows.every(({ status }) => status === 'pending'),
          'a withdrawal that is not pending is listed among those',
        ),
        ...refusal(tooMany, 422, 'VALIDATION', 'limit=101'),
      ];
    }),
  },
  {
    subject: 'calculateWithdrawal',
    writes: true,
    run: guarded('calculateWithdrawal', { body: ANY }, withForm(calculated)),
  },
  {
    subject: 'confirmWithdrawal',
    writes: true,
    run: guarded('confirmWithdrawal', { body: ANY }, withForm(confirmed)),
  },
  {
    subject: 'cancelWithdrawal',
    writes: true,
    run: guarded('cancelWithdrawal', { body: { withdrawalId: NOWHERE } }, async (headers, { backend }) =>
      refusal(
        await backend.call('cancelWithdrawal', { headers: keyed(headers), body: { withdrawalId: NOWHERE } }),
        404,
        'WITHDRAWAL_NOT_FOUND',
        'taking back an unknown withdrawal',
      ),
    ),
  },
];
