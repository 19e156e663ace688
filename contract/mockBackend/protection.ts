import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

type Limit = AnswerOf<'limits'>['data']['limits'][number];

const LIMIT: Limit = { kind: 'deposit', period: 0, amount: '50.00', used: '0.00', currencyCode: 'EUR' };

const STOPPED: Given = {
  body: { data: { reference: 'P-0000', from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' } },
};

const NOT_EXCLUDED: Given = {
  body: {
    data: {
      userLimit: { isSelfExclusionPermanent: false, selfExclusion: null },
      otherBrands: 0,
      exclusion: null,
      lifting: null,
      mayAskLifting: false,
      liftingHours: null,
    },
  },
};

const isKeyed = ({ headers }: Seen) => typeof headers['idempotency-key'] === 'string';

/** One deposit limit that never changes, nothing to be told, and stops that are confirmed but not applied. */
export function protectionRoutes(): Routes {
  const stop =
    (isRight: (body: Record<string, unknown>) => boolean): Routes[string] =>
    (seen) =>
      isKeyed(seen) && isRight(seen.body as Record<string, unknown>) ? STOPPED : error(422, 'VALIDATION');
  return {
    'GET /api/user/limits': () => ({ body: { data: { limits: [LIMIT] } } }),
    'POST /api/user/set-limit': (seen) => {
      const { amount } = seen.body as { amount?: unknown };
      const isRight = isKeyed(seen) && !(typeof amount === 'string' && amount.startsWith('-'));
      return isRight ? { body: { data: { limit: LIMIT } } } : error(422, 'VALIDATION');
    },
    'POST /api/user/confirm-limit': (seen) =>
      isKeyed(seen) && 'currencyCode' in (seen.body as object) ? error(409, 'LIMIT_NOT_DUE') : error(422, 'VALIDATION'),
    'GET /api/user/protection-notices': () => ({ body: { data: { notices: [] } } }),
    'POST /api/user/answer-notice': (seen) => {
      const { answer } = seen.body as { answer?: unknown };
      const isRight = isKeyed(seen) && (answer === 'acknowledged' || answer === 'declined');
      return isRight ? { body: { data: { success: true } } } : error(422, 'VALIDATION');
    },
    'POST /api/user/freeze-account': stop(({ days }) => days === 1),
    'GET /api/user/exclusion': () => NOT_EXCLUDED,
    'POST /api/user/request-lifting': ({ body }) =>
      typeof (body as { reason?: unknown }).reason === 'string' ? error(409, 'NOT_EXCLUDED') : error(422, 'VALIDATION'),
    'POST /api/user/cancel-lifting': () => NOT_EXCLUDED,
    'POST /api/user/self-exclude': stop(({ duration, until }) => duration !== 'custom' || until !== undefined),
  };
}
