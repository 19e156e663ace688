import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { type Check, type Context, must, refusal, skip, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';
import { signedIn } from '../backend/player';

type Limit = AnswerOf<'limits'>['data']['limits'][number];

/** A request for the current limit, which changes nothing. */
const unchanged = ({ kind, period, amount, currencyCode }: Limit): RequestOf<'setLimit'> => ({
  kind,
  currencyCode,
  amount: amount ?? null,
  ...(period !== undefined && { period }),
});

/** A stop would lock the --account player out, so only calls that are refused are made. */
const harmless = (id: 'freezeAccount' | 'selfExclude', right: object, wrong: object) => async (context: Context) => {
  const { backend, account } = context;
  const guest = await backend.call(id, { body: right, headers: keyed({}) });
  const refused = refusal(guest, 403, 'SESSION_EXPIRED', 'a guest');
  if (!account) return refused.length > 0 ? refused : skip('give --account email:password');
  const headers = await signedIn(context);
  return [
    ...refused,
    ...refusal(await backend.call(id, { body: wrong, headers: keyed(headers) }), 422, 'VALIDATION', 'no such length'),
    ...refusal(await backend.call(id, { body: right, headers }), 422, 'VALIDATION', 'a stop without a key'),
  ];
};

const NO_RAISE: RequestOf<'confirmLimit'> = { kind: 'deposit', period: 0, currencyCode: 'EUR' };
const NO_NOTICE: RequestOf<'answerNotice'> = { id: 'nothing', answer: 'acknowledged' };

export const protectionChecks: Check[] = [
  {
    subject: 'limits',
    run: async (context) => {
      const { backend, account } = context;
      const guest = refusal(await backend.call('limits'), 403, 'SESSION_EXPIRED', 'a guest');
      if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
      const reply = await backend.call('limits', { headers: await signedIn(context) });
      const wrong = [...guest, ...success(reply, 'limits')];
      if (wrong.length > 0) return wrong;
      const { limits } = (reply.body as AnswerOf<'limits'>).data;
      const names = limits.map(({ kind, period }) => `${kind} ${period}`);
      return must(new Set(names).size === names.length, 'a limit is told twice');
    },
  },
  {
    subject: 'setLimit',
    writes: true,
    run: async (context) => {
      const { backend, account } = context;
      const any: RequestOf<'setLimit'> = { kind: 'deposit', period: 0, amount: null, currencyCode: 'EUR' };
      const guest = await backend.call('setLimit', { body: any, headers: keyed({}) });
      const refused = refusal(guest, 403, 'SESSION_EXPIRED', 'a guest’s limit');
      if (!account) return refused.length > 0 ? refused : skip('give --account email:password');
      const headers = await signedIn(context);
      const { limits } = ((await backend.call('limits', { headers })).body as AnswerOf<'limits'>).data;
      const limit = limits.find(({ kind, pendingFrom }) => kind === 'deposit' && !pendingFrom);
      if (!limit) return skip('the account has no deposit limit that stands');
      const body = unchanged(limit);
      const once = keyed(headers);
      const first = await backend.call('setLimit', { body, headers: once });
      const again = await backend.call('setLimit', { body, headers: once });
      const below = await backend.call('setLimit', { body: { ...body, amount: '-1' }, headers: keyed(headers) });
      const wrong = success(first, 'the limit that stands');
      if (wrong.length > 0) return [...refused, ...wrong];
      const { amount } = (first.body as AnswerOf<'setLimit'>).data.limit;
      return [
        ...refused,
        ...must(amount === limit.amount, 'the limit is another one after it was asked for as it stands'),
        ...must(JSON.stringify(again.body) === JSON.stringify(first.body), 'a repeated change gets another answer'),
        ...refusal(below, 422, 'VALIDATION', 'a limit below zero'),
        ...refusal(await backend.call('setLimit', { body, headers }), 422, 'VALIDATION', 'a change without a key'),
      ];
    },
  },
  {
    subject: 'confirmLimit',
    writes: true,
    run: guarded('confirmLimit', { body: NO_RAISE }, async (headers, context) => {
      const { backend } = context;
      const { limits } = ((await backend.call('limits', { headers })).body as AnswerOf<'limits'>).data;
      const limit = limits.find(({ kind, pendingConfirm }) => kind === 'deposit' && !pendingConfirm);
      if (!limit) return skip('each deposit limit of the account waits to be confirmed');
      const { kind, period, currencyCode } = limit;
      const body = { kind, currencyCode, ...(period !== undefined && { period }) };
      const reply = await backend.call('confirmLimit', { body, headers: keyed(headers) });
      return refusal(reply, 409, 'LIMIT_NOT_DUE', 'a limit without a raise that waits');
    }),
  },
  {
    subject: 'protectionNotices',
    run: guarded('protectionNotices', {}, async (headers, { backend }) => {
      const reply = await backend.call('protectionNotices', { headers });
      const wrong = success(reply, 'the notices');
      if (wrong.length > 0) return wrong;
      const { notices } = (reply.body as AnswerOf<'protectionNotices'>).data;
      return must(new Set(notices.map(({ id }) => id)).size === notices.length, 'a notice stands there twice');
    }),
  },
  {
    subject: 'answerNotice',
    writes: true,
    run: guarded('answerNotice', { body: NO_NOTICE }, async (headers, { backend }) => {
      const reply = (body: object) =>
        backend.call('answerNotice', { body: body as RequestOf<'answerNotice'>, headers: keyed(headers) });
      return [
        ...success(await reply(NO_NOTICE), 'a notice that is not there'),
        ...refusal(await reply({ ...NO_NOTICE, answer: 'perhaps' }), 422, 'VALIDATION', 'no such answer'),
      ];
    }),
  },
  { subject: 'freezeAccount', writes: true, run: harmless('freezeAccount', { days: 1 }, { days: 2 }) },
  { subject: 'selfExclude', writes: true, run: harmless('selfExclude', { duration: '1h' }, { duration: 'custom' }) },
  {
    subject: 'exclusion',
    run: guarded('exclusion', {}, async (headers, { backend }) =>
      success(await backend.call('exclusion', { headers }), 'how the player is excluded'),
    ),
  },
  {
    subject: 'requestLifting',
    writes: true,
    run: guarded('requestLifting', { body: { reason: 'A check' } }, async (headers, { backend }) => {
      const told = await backend.call('exclusion', { headers });
      if ((told.body as AnswerOf<'exclusion'>).data.exclusion !== null) return skip('the account is excluded');
      const sent = { body: { reason: 'A check' }, headers: keyed(headers) };
      return refusal(await backend.call('requestLifting', sent), 409, 'NOT_EXCLUDED', 'a lifting of nothing');
    }),
  },
  {
    subject: 'cancelLifting',
    writes: true,
    run: guarded('cancelLifting', { body: {} }, async (headers, { backend }) =>
      success(await backend.call('cancelLifting', { body: {}, headers: keyed(headers) }), 'taking back no request'),
    ),
  },
];
