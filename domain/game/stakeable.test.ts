import { stakeable, stakeableAsTold } from './stakeable';

const GAME = { id: 'kraken-tides', features: [] };
const WALLET = { currencyCode: 'EUR', realMoney: '100.00', bonus: '10.00' };
const BONUS = { currency: 'EUR', wageringType: 'REAL_TO_FUN' as const, weights: [], excludedGames: [] };
const NO_WAY = { excludedGames: [{ game: 'kraken-tides', name: 'Kraken Tides' }] };

test.each([
  ['real and bonus money', {}, {}, ['110.00', '100.00', '10.00', true, false]],
  ['bonus money alone', { realMoney: '0.00' }, {}, ['10.00', '0.00', '10.00', true, false]],
  ['no bonus money', { bonus: '0.00' }, {}, ['100.00', '100.00', '0.00', false, false]],
  ['an excluded game', {}, NO_WAY, ['100.00', '100.00', '0.00', false, true]],
  ['an offer of real money', {}, { wageringType: 'REAL_MONEY_ONLY' }, ['100.00', '100.00', '0.00', false, true]],
  [
    'a kind that does not count',
    {},
    { weights: [{ kind: 'slot', percent: 0 }] },
    ['100.00', '100.00', '0.00', false, true],
  ],
  [
    'a kind that counts little',
    {},
    { weights: [{ kind: 'slot', percent: 5 }] },
    ['110.00', '100.00', '10.00', true, false],
  ],
  ['another wallet', { currencyCode: 'USD', bonus: '0.00' }, {}, ['100.00', '100.00', '0.00', false, false]],
  ['a wagering that nobody named', {}, { wageringType: null }, [null, '100.00', '10.00', true, false]],
  ['a bonus of a currency that nobody named', {}, { currency: '' }, [null, '100.00', '10.00', true, false]],
  ['bonus money of which nobody tells', { bonus: null }, {}, [null, '100.00', null, true, false]],
  [
    'a wagering that nobody named, and no bonus money',
    { bonus: '0.00' },
    { wageringType: null },
    ['100.00', '100.00', '0.00', false, false],
  ],
  [
    'a wagering that nobody named, and an excluded game',
    {},
    { wageringType: null, ...NO_WAY },
    ['100.00', '100.00', '0.00', false, true],
  ],
] as const)('E02 ENT-12 what can be staked with %s', (_, wallet, bonus, expected) => {
  const terms = { ...BONUS, ...bonus } as Parameters<typeof stakeable>[1];
  const { amount, parts, withBonus, bonusApart } = stakeable({ ...WALLET, ...wallet }, terms, GAME)!;
  expect([amount, parts?.realMoney, parts?.bonus, withBonus, bonusApart]).toEqual(expected);
});

test('B01 of a wallet whose real money is unknown nothing is told', () => {
  expect(stakeable({ ...WALLET, realMoney: null }, null, GAME)).toBeNull();
});

test('E02 of a wallet without a known bonus real money alone is told, and nothing is said of the rest', () => {
  expect(stakeable(WALLET, null, GAME)).toMatchObject({ amount: '100.00', withBonus: false, bonusApart: false });
});

describe('E02 what the game told of its round', () => {
  const held = (realMoney: string, bonus: string) => stakeable({ ...WALLET, realMoney, bonus }, BONUS, GAME);
  const told = (amount: string) => ({ amount, currency: 'EUR' });

  test.each([
    ['100.00', '10.00', '95.00', '85.00', '10.00'],
    ['3.00', '10.00', '8.00', '0.00', '8.00'],
    ['0.00', '10.00', '5.00', '0.00', '5.00'],
    // The win has already been credited while the reels still spin.
    ['3.33', '24.67', '18.00', '0.00', '18.00'],
  ])('takes the stake of an open round from real money first: %s and %s, then %s', (real, bonus, amount, ...parts) => {
    const now = stakeableAsTold(held(real, bonus), told(amount), true);
    expect([now.amount, now.parts?.realMoney, now.parts?.bonus]).toEqual([amount, ...parts]);
  });

  test('knows the sum alone after a round, until the casino is asked how its win was split', () => {
    expect(stakeableAsTold(held('3.00', '10.00'), told('18.00'), false)).toMatchObject({
      amount: '18.00',
      parts: null,
      withBonus: true,
    });
    expect(stakeableAsTold(held('3.00', '10.00'), told('18.00'), true).parts).toBeNull();
    expect(stakeableAsTold(held('3.00', '0.00'), told('18.00'), false).parts).toEqual({
      realMoney: '18.00',
      bonus: '0',
    });
    expect(stakeableAsTold(null, told('18.00'), false)).toMatchObject({
      amount: '18.00',
      parts: null,
      withBonus: false,
    });
  });

  test('knows the sum alone where it was unknown whether the bonus money counts', () => {
    const unknown = stakeable({ ...WALLET, realMoney: '3.00' }, { ...BONUS, wageringType: null }, GAME);
    expect(stakeableAsTold(unknown, told('2.00'), true)).toMatchObject({ amount: '2.00', parts: null });
  });
});
