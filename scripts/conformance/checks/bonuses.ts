import { type AnswerOf } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, type Context, type Finding, must, refusal, success } from '../backend/check';
import { guarded, type Headers, keyed } from '../backend/guarded';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
type Write = 'activateBonus' | 'cancelBonus' | 'claimCashback' | 'applyCoupon' | 'buyBonus';

const list = async (backend: Backend, query: Record<string, string>) => {
  const reply = await backend.call('bonuses', { query });
  return { reply, ...((reply.body as AnswerOf<'bonuses'>).data?.bonus ?? { rows: [], count: 0 }) };
};
const idsOf = ({ rows }: { rows: { id: string | number }[] }) => rows.map(({ id }) => String(id)).join(' ');

/** Checks that pages do not repeat, the count is correct, and both spellings of a type are equal (ENT-09). */
async function offers(backend: Backend): Promise<Finding> {
  const all = await list(backend, { limit: '100' });
  const wrong = success(all.reply, 'the offers');
  if (wrong.length > 0) return wrong;
  const [first, second] = [await list(backend, { limit: '1' }), await list(backend, { limit: '1', pageNo: '2' })];
  const spellings = ['instant_cashback', 'instant cashback'];
  const [one, other] = [await list(backend, { type: spellings[0]! }), await list(backend, { type: spellings[1]! })];
  const tooMany = await backend.call('bonuses', { query: { limit: '101' } });
  return [
    ...must(all.count > 100 || all.count === all.rows.length, `${all.count} offers, and ${all.rows.length} listed`),
    ...must(first.rows.length === 0 || idsOf(first) !== idsOf(second), 'page 2 repeats page 1'),
    ...must(idsOf(one) === idsOf(other), 'instant cashback is another type than instant_cashback'),
    ...refusal(tooMany, 422, 'VALIDATION', 'limit=101'),
  ];
}

/** A player's write with an idempotency key: refused without one, and as `expected` for something unknown. */
const refused = (id: Write, body: object, expected: (reply: Reply) => string[]): Check => ({
  subject: id,
  writes: true,
  run: guarded(id, { body }, async (headers: Headers, { backend }: Context) => {
    const send = (sent: object, own: Headers) => backend.call(id, { headers: own, body: sent });
    return [
      ...expected(await send(body, keyed(headers))),
      ...refusal(await send(body, headers), 422, 'VALIDATION', 'a write without a key'),
      ...refusal(await send({}, keyed(headers)), 422, 'VALIDATION', 'a write of nothing'),
    ];
  }),
});

const unknown = (reply: Reply) => refusal(reply, 404, 'BONUS_NOT_FOUND', 'an unknown bonus');

/** Offers and a player's bonuses. Nothing is activated, since it would affect the player. */
export const bonusChecks: Check[] = [
  { subject: 'bonuses', run: ({ backend }) => offers(backend) },
  {
    subject: 'userBonuses',
    run: guarded('userBonuses', {}, async (headers, { backend }) => {
      const reply = await backend.call('userBonuses', { headers, query: { status: 'cancelled' } });
      const wrong = success(reply, 'the bonuses of a player');
      if (wrong.length > 0) return wrong;
      const { rows } = (reply.body as AnswerOf<'userBonuses'>).data.bonus;
      const tooMany = await backend.call('userBonuses', { headers, query: { limit: '101' } });
      return [
        ...must(
          rows.every(({ status }) => status === 'cancelled'),
          'a bonus that is not cancelled is listed among those',
        ),
        ...refusal(tooMany, 422, 'VALIDATION', 'limit=101'),
      ];
    }),
  },
  refused('activateBonus', { bonusId: 'conformance-none' }, unknown),
  refused('cancelBonus', { userBonusId: NOWHERE }, unknown),
  refused('claimCashback', { userBonusId: NOWHERE }, unknown),
  refused('applyCoupon', { code: 'CONFORMANCE-NONE' }, (reply) =>
    refusal(reply, 409, 'COUPON_NOT_APPLIED', 'an unknown code'),
  ),
  refused('buyBonus', { game: 'conformance-none', sessionId: NOWHERE }, (reply) =>
    refusal(reply, 409, 'BONUS_BUY_UNAVAILABLE', 'a session nobody has'),
  ),
];
