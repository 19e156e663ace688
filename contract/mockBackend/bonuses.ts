import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';

type Offer = AnswerOf<'bonuses'>['data']['bonus']['rows'][number];

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const OFFERS: Offer[] = [
  { id: 'first', name: 'First', bonusType: 'deposit' },
  { id: 'second', name: 'Second', bonusType: 'instant_cashback' },
];

const page = ({ query }: Seen, found: object[]): Given => {
  const [limit, pageNo] = [Number(query.get('limit') ?? 20), Number(query.get('pageNo') ?? 1)];
  if (limit > 100) return error(422, 'VALIDATION');
  const rows = found.slice((pageNo - 1) * limit, pageNo * limit);
  return { body: { data: { bonus: { rows, count: found.length } } } };
};

/** A write that refers to something that does not exist. */
const nothing =
  (field: string, refusal: Given): Routes[string] =>
  ({ headers, body }) =>
    headers['idempotency-key'] && (body as Record<string, unknown>)[field] ? refusal : error(422, 'VALIDATION');

/** Bonus calls of a player without bonuses. */
export const bonusRoutes = (): Routes => ({
  'GET /api/user/bonuses': (seen) => page(seen, []),
  'POST /api/user/activate-bonus': nothing('bonusId', error(404, 'BONUS_NOT_FOUND')),
  'POST /api/user/cancel-bonus': nothing('userBonusId', error(404, 'BONUS_NOT_FOUND')),
  'POST /api/user/claim-cashback': nothing('userBonusId', error(404, 'BONUS_NOT_FOUND')),
  'POST /api/user/apply-coupon': nothing('code', error(409, 'COUPON_NOT_APPLIED')),
  'POST /api/user/buy-bonus': nothing('sessionId', error(409, 'BONUS_BUY_UNAVAILABLE')),
});

/** Two offers, also visible to guests. */
export const openBonusRoutes = (): Routes => ({
  'GET /api/admin/get-all-bonus': (seen) => {
    const type = seen.query.get('type')?.replace(' ', '_');
    return page(
      seen,
      OFFERS.filter(({ bonusType }) => type === undefined || bonusType === type),
    );
  },
});
