import { api } from '@/services/http/api';
import type { HttpRequest } from '@/services/http/call';
import { claimRakebackEndpoint, rakebackDaysEndpoint, type ClaimMethod } from './rakeback';
import { rakebackDaysIn, receiptIn, toRakebackDay } from './rakebackWire';
import { STORED, writeStored } from '@/services/browser/storage';
import { makeStore } from '@/store/store';

const CLAIM = {
  bonusId: '7',
  claimDate: '2026-11-20',
  customerDate: '2026-11-20 09:05:00',
  timeZone: 'Europe/Berlin',
};

/** A tab's store, with its calls recorded and answered by `answer`. */
function tab(answer: (request: HttpRequest) => unknown) {
  const asked: HttpRequest[] = [];
  writeStored(STORED.token, 'token');
  const store = makeStore({
    http: async (request) => {
      asked.push(request);
      return answer(request);
    },
  });
  return { store, asked };
}

const claimed = (amount: unknown) => ({ data: { amount, bonusId: 7 } });

test.each([
  ['4.82', '4.82'],
  [4.82, '4.82'],
  [1e-7, '0.0000001'],
  ['much', '0'],
  ['', '0'],
  [null, '0'],
  [Number.NaN, '0'],
])('ENT-20 an amount of %j counts as %s, and nothing is paid while it is not said', (amount, read) => {
  expect(toRakebackDay({ canClaimDate: '2026-11-20T00:00:00Z', bonusId: 7, amount, paidAt: null })).toEqual({
    day: '2026-11-20',
    bonusId: '7',
    amount: read,
    paidAt: null,
  });
});

test('a day without a date or a bonus is left out; an answer without days is none', () => {
  const day = { canClaimDate: '2026-11-20', bonusId: 'b', amount: 1, paidAt: '2026-11-20T08:00:00Z' };
  expect(
    rakebackDaysIn({ data: { days: [day, { ...day, canClaimDate: 'soon' }, { ...day, bonusId: null }] } }),
  ).toEqual([{ day: '2026-11-20', bonusId: 'b', amount: '1', paidAt: '2026-11-20T08:00:00Z' }]);
  expect(() => rakebackDaysIn({ data: {} })).toThrow();
});

test('API-18 the days are asked for by GET, with the bonus where one is named', async () => {
  const { store, asked } = tab(() => ({ data: { days: [] } }));
  await store.dispatch(rakebackDaysEndpoint.initiate());
  await store.dispatch(rakebackDaysEndpoint.initiate({ bonusId: '7' }));
  const path = '/api/admin/get-rakeback-days';
  expect(asked).toEqual([
    expect.objectContaining({ method: 'GET', path, needsToken: true }),
    expect.objectContaining({ method: 'GET', path, query: { bonusId: '7' } }),
  ]);
  store.dispatch(api.util.resetApiState());
});

test.each([
  ['GET', undefined],
  ['POST', { bonusId: '7', claimDate: '2026-11-20', customerDate: '2026-11-20 09:05:00' }],
] as const)(
  'API-36 ENT-23 a claim goes by %s once, with all it names, uncached and with a key',
  async (method, body) => {
    const { store, asked } = tab(() => claimed('4.82'));
    const request = { claim: CLAIM, method: method as ClaimMethod, intent: 'k' };
    const { data } = await store.dispatch(claimRakebackEndpoint.initiate(request));
    expect(data).toEqual({ amount: '4.82', bonusId: '7' });
    expect(asked).toHaveLength(1);
    const { claimDate, ...query } = CLAIM;
    expect(asked[0]).toMatchObject({
      method,
      path: '/api/user/rakeback-claim',
      needsToken: true,
      idempotencyKey: 'k',
      query: method === 'GET' ? { ...query, claimDate } : query,
    });
    expect(asked[0]?.cacheable).toBeUndefined();
    expect(asked[0]?.body).toEqual(body);
  },
);

test('half a receipt is none', () => {
  const line = { game: 'g', name: 'Koi', staked: '10.00', houseEdge: 0.04, rate: 0.1, amount: '0.04' };
  const data = { date: '2026-11-20', currencyCode: 'EUR', amount: '0.04', lines: [line] };
  expect(receiptIn({ data })).toMatchObject({ lines: [line], closed: true, cashback: null, playedOn: null });
  const back = { ngr: '50', percent: 0.05, amount: '2.50' };
  const read = { loss: '50', factor: 0.05, amount: '2.50' };
  expect(receiptIn({ data: { ...data, cashback: back, added: [back] } })).toMatchObject({
    cashback: read,
    added: [read],
  });
  for (const broken of [
    { lines: [line, { ...line, rate: 'much' }] },
    { amount: null },
    { currencyCode: '' },
    { added: [back, {}] },
  ])
    expect(() => receiptIn({ data: { ...data, ...broken } })).toThrow();
});
