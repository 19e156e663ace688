import { toOffer } from './bonusWire';
import { headlineOffer } from '@/domain/bonuses/headlineOffer';
import { isOpen, openFirst, standingOf, type Visitor } from '@/domain/bonuses/standing';

const offer = (over: object = {}) => toOffer({ id: 'a', name: 'A', type: 'no_deposit', ...over })!;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  isPlayer: true,
  active: null,
  depositCount: 1,
  now: NOW,
  weekday: 'FRI',
  ...over,
});

test.each([
  ['to a guest', {}, { isPlayer: false }, { kind: 'guest' }],
  ['before it begins', { availableFrom: '2026-12-01T00:00:00Z' }, { isPlayer: false }, { kind: 'closed', when: 'yet' }],
  ['as the backend says', { refusal: null, days: ['MON'] }, {}, { kind: 'open' }],
  ['that is active', { refusal: { code: 'ACTIVE_BONUS' } }, { active: { id: 'a' } }, { kind: 'active' }],
  ['refused for now', { refusal: { code: 'NO_CASHBACK' } }, {}, { kind: 'closed', when: 'now' }],
  ['refused for good', { refusal: { code: 'CANCELLED' } }, {}, { kind: 'closed', when: 'never' }],
  ['used once', { refusal: { code: 'RETRY_PERIOD', details: { from: null } } }, {}, { when: 'never' }],
  [
    'used lately',
    { refusal: { code: 'RETRY_PERIOD', details: { from: '2026-12-01T00:00:00Z' } } },
    {},
    { when: 'now' },
  ],
  ['without a word of the backend', {}, {}, { kind: 'unknown' }],
  ['of another day', { days: ['MON'] }, {}, { kind: 'closed', refusal: { code: 'DAYS_VALID' } }],
  ['of another deposit', { depositNumber: 3 }, {}, { kind: 'closed', refusal: { code: 'DEPOSITS_NUMBER' } }],
  ['of a later deposit', { depositNumber: 3 }, {}, { when: 'now' }],
  ['of a deposit that is past', { depositNumber: 1 }, {}, { when: 'never' }],
  [
    'of a deposit that is past, as the backend says',
    { refusal: { code: 'DEPOSITS_NUMBER', details: { depositNumber: 1, made: 3, remaining: '0' } } },
    {},
    { when: 'never' },
  ],
  ['of the next deposit', { depositNumber: 2 }, {}, { kind: 'unknown' }],
  ['of any deposit where their number is unknown', { depositNumber: 1 }, { depositCount: null }, { kind: 'unknown' }],
  ['beside an active one', {}, { active: { id: 'b' } }, { kind: 'closed', refusal: { code: 'ACTIVE_BONUS' } }],
  ['of a deposit beside an active one', { type: 'deposit' }, { active: { id: 'b' } }, { kind: 'unknown' }],
])('an offer %s', (_, over, who, expected) =>
  expect(standingOf(offer(over), visitor(who as Partial<Visitor>))).toMatchObject(expected),
);

test('what can be taken comes first, and the order stays otherwise', () => {
  const rows = [{ refusal: { code: 'X' } }, { refusal: null }, {}, { refusal: { code: 'Y' } }].map((over, index) => {
    const one = offer({ ...over, id: String(index) });
    return { one, standing: standingOf(one, visitor()) };
  });
  expect(openFirst(rows).map(({ one }) => one.id)).toEqual(['1', '2', '0', '3']);
  expect(openFirst(rows).map(({ standing }) => isOpen(standing))).toEqual([true, true, false, false]);
});

test('an offer that is over is no headline', () => {
  const first = (id: string, validTo: string) =>
    offer({ id, type: 'deposit', depositNumber: 1, wageringMultiplier: 35, validTo });
  const [over, open] = [first('over', '2026-11-01T00:00:00Z'), first('open', '2026-12-01T00:00:00Z')];
  expect(headlineOffer([over], NOW)).toBeNull();
  expect(headlineOffer([over, open], NOW)?.id).toBe('open');
});
