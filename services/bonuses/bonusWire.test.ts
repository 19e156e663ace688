import { bonusRowsIn, outcomeIn, toActiveBonus, toOffer, toUserBonus } from './bonusWire';

const SAID = { id: 7, name: 'Seven', banner: { bannerTitle: 'Lucky seven' } };

test.each([
  ['type', { type: 'no_deposit' }, 'no_deposit'],
  ['bonusType', { bonusType: 'freespins' }, 'freespins'],
  ['type with a space', { type: 'instant cashback' }, 'instant_cashback'],
  ['bonus_type', { bonus_type: 'deposit' }, 'deposit'],
])('A01 ENT-09 the type of a bonus is read from its %s', (_, wire, type) => {
  const { rows, count } = bonusRowsIn({ data: { bonus: { rows: [{ ...SAID, ...wire }], count: '1' } } }, toOffer);
  expect(rows).toMatchObject([{ id: '7', type, title: 'Lucky seven' }]);
  expect(count).toBe(1);
});

test('ENT-10 figures are read under either spelling, as text, number or with an exponent', () => {
  const wire = { ...SAID, type: 'deposit', max_bonus_threshold: 1e3, min_deposit: '2e1', deposit_bonus_percent: '100' };
  expect(toOffer(wire)).toMatchObject({ maxAmount: '1000', minDeposit: '20', depositPercent: 100 });
});

test.each([
  [{ refusal: null }, false],
  [{}, null],
  [{ refusal: { code: '' } }, null],
  [{ refusal: { code: 'DAYS_VALID', details: { days: ['MON'] } } }, { code: 'DAYS_VALID', details: { days: ['MON'] } }],
])('of %j it is known whether it can be taken: %j', (wire, refusal) =>
  expect(toOffer({ ...SAID, type: 'deposit', ...wire })).toMatchObject({ refusal }),
);

test('the counts of a page are read where it tells them', () => {
  const page = (bonus: object) => bonusRowsIn({ data: { bonus: { rows: [], count: 0, ...bonus } } }, toOffer);
  expect(page({}).counts).toBeUndefined();
  expect(page({ counts: { deposit: '2', 'instant cashback': 1, raffle: 3, freespins: 'x' } }).counts).toEqual({
    deposit: 2,
    instant_cashback: 1,
  });
});

test.each([
  [{ banner: { bannerImage: 'offers/a/{width}.{type}', bannerMark: 'm.svg' } }, 'offers/a/{width}.{type}', 'm.svg'],
  [{ banner: { image: 'a.png' } }, 'a.png', null],
  [{ banner: null, banner_image: 'a.png' }, 'a.png', null],
  [{ banner: { bannerImage: '' } }, null, null],
  [{}, null, null],
])('B09 the pictures of %j are read where there are any', (wire, image, mark) =>
  expect(toOffer({ ...SAID, type: 'deposit', ...wire })).toMatchObject({ image, mark }),
);

test('B09 where a bonus names no currency none is invented', () => {
  expect(toOffer({ ...SAID, type: 'deposit' })).toMatchObject({ currency: '', amount: null, multiplier: null });
});

test.each([
  ['completed', 'completed'],
  ['paused', null],
  [undefined, null],
])('BON-03 the status %j of a player’s bonus is %j: none is invented', (status, read) =>
  expect(toUserBonus({ ...SAID, type: 'deposit', userBonusId: 1, status })?.status).toBe(read),
);

test.each([
  ['as a row of the list', { ...SAID, type: 'deposit', status: 'activated' }, 'Lucky seven'],
  ['as an offer', { ...SAID, type: 'deposit', status: 'available' }, 'Lucky seven'],
  ['without a status', { ...SAID, type: 'deposit' }, 'Lucky seven'],
  ['as an id', 7, ''],
  ['as an id in words', '7', ''],
])('BON-05 the active bonus is known %s', (_, wire, title) => {
  expect(toActiveBonus(wire)).toMatchObject({ userBonusId: '7', status: 'activated', title, burn: null });
});

test.each([null, undefined, false, true, 0, '0', 'false', '', {}, { ...SAID, type: 'deposit', status: 'cancelled' }])(
  'BON-05 %p is no active bonus',
  (wire) => expect(toActiveBonus(wire)).toBeNull(),
);

test('an activation is the bonus, or no more than its success; nothing else is one', () => {
  expect(outcomeIn('activated')({ data: { success: true, status: 'available' } })).toEqual({ status: 'available' });
  expect(outcomeIn('activated')({ data: { success: true } })).toEqual({ status: 'activated' });
  for (const data of [{}, { success: false }, { success: 'yes' }, { bonus: {} }])
    expect(() => outcomeIn('activated')({ data })).toThrow();
});
