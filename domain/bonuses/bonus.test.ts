import fc from 'fast-check';
import { countedPercent } from '@/domain/game/gameEligibility';
import { bonusTypeOf, comesWithDeposit, isOver, takeableUntil, type Offer, type UserBonus } from './offer';
import { averageCost, bonusFor, exampleFor, times, wageredShare, wageringExamples } from './wagering';
import { isWelcome, WELCOME } from './welcomeOffer';

/** 100% of the deposit up to 200, wagering 35×. */
const OFFER: Offer = {
  id: 'double',
  name: 'Double up',
  title: 'Double up',
  type: 'deposit',
  currency: 'EUR',
  amount: null,
  freeSpins: null,
  depositPercent: 100,
  maxAmount: '200.00',
  maxWin: null,
  minBalance: null,
  minDeposit: '20.00',
  multiplier: 35,
  wageringType: 'REAL_TO_FUN',
  couponCode: null,
  maxBet: '5.00',
  daysToWager: 7,
  availableFrom: null,
  validTo: null,
  days: [],
  depositNumber: null,
  registrationHours: null,
  maxParticipants: null,
  retryDays: null,
  cashback: null,
  termsVersion: '3',
  image: null,
  mark: null,
  refusal: null,
  weights: [{ kind: 'roulette', percent: 10 }],
  excludedGames: [{ game: 'aztec-sunstone', name: 'Aztec Sunstone' }],
};
const SPINS = { count: 20, game: 'koi', gameName: 'Koi Fortune', stake: '0.10', boost: 1 };
const offer = (over: Partial<Offer> = {}): Offer => ({ ...OFFER, ...over });
const gift = (over: Partial<Offer> = {}): Offer =>
  offer({ type: 'no_deposit', depositPercent: null, maxAmount: null, minDeposit: null, amount: '10.00', ...over });
const bonus = (over: Partial<UserBonus> = {}): UserBonus => ({
  ...gift(),
  userBonusId: 'ub1',
  status: 'activated',
  depositAmount: null,
  freeSpinsLeft: null,
  wagerLeft: '280.00',
  wagered: '70.00',
  start: null,
  expiration: null,
  freeSpinWinnings: null,
  winnings: null,
  burn: null,
  result: null,
  ...over,
});

test.each([
  ['freespins', 'freespins'],
  ['deposit', 'deposit'],
  ['no_deposit', 'no_deposit'],
  ['instant_cashback', 'instant_cashback'],
  ['instant cashback', 'instant_cashback'],
  ['Instant Cashback', 'instant_cashback'],
  ['raffle', null],
  [7, null],
])('ENT-09 the type %s is %s', (wire, type) => expect(bonusTypeOf(wire)).toBe(type));

describe('the sum to wager', () => {
  test.each([
    ['20.00', { deposit: '20.00', bonus: '20.00', wager: '700.00' }],
    ['150', { deposit: '150.00', bonus: '150.00', wager: '5250.00' }],
    ['500.00', { deposit: '500.00', bonus: '200.00', wager: '7000.00' }],
    ['19.99', null],
    [null, null],
  ])('for a deposit of %s', (deposit, expected) => expect(exampleFor(offer(), deposit)).toEqual(expected));

  test('is shown for the least deposit and for the one that brings the most', () => {
    expect(wageringExamples(offer()).map(({ deposit, wager }) => [deposit, wager])).toEqual([
      ['20.00', '700.00'],
      ['200.00', '7000.00'],
    ]);
    expect(wageringExamples(offer({ depositPercent: 33 })).at(-1)).toMatchObject({ bonus: '200.00' });
    expect(wageringExamples(offer({ depositPercent: 0 })).map(({ deposit }) => deposit)).toEqual(['20.00']);
    expect(wageringExamples(offer({ maxAmount: null })).map(({ deposit }) => deposit)).toEqual(['20.00']);
  });

  test('is of the amount where one is given, and of winnings of ten for free spins', () => {
    expect(wageringExamples(gift({}))).toEqual([{ deposit: null, bonus: '10.00', wager: '350.00' }]);
    expect(wageringExamples(gift({ amount: null, freeSpins: SPINS }))).toEqual([
      { deposit: null, bonus: '10.00', wager: '350.00', ofWins: true },
    ]);
    expect(wageringExamples(gift({ multiplier: 0 }))).toEqual([]);
    expect(wageringExamples(gift({ type: 'instant_cashback' }))).toEqual([]);
  });

  test('costs on average what the games keep, which may be more than the bonus', () => {
    const [example] = wageringExamples(offer());
    expect(averageCost(example!, 'EUR')).toEqual({ cost: '28.00', isMore: true });
    expect(averageCost({ deposit: null, bonus: '10.00', wager: '250.00' }, 'EUR').isMore).toBe(false);
  });

  test('of a share of the deposit with free spins is of their winnings too', () => {
    expect(wageringExamples(offer({ freeSpins: SPINS })).map(({ deposit, wager }) => [deposit, wager])).toEqual([
      ['20.00', '700.00'],
      ['200.00', '7000.00'],
      [null, '350.00'],
    ]);
    const taken = wageringExamples(offer({ amount: '25.00', freeSpins: SPINS }));
    expect(taken.map(({ ofWins }) => ofWins)).toEqual([undefined, undefined, true]);
  });

  test('never gives more than the ceiling, nor more than the percentage', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 400 }), (deposit, percent) => {
        const given = bonusFor(offer({ depositPercent: percent }), deposit);
        expect(given <= 20_000n && given * 100n <= deposit * BigInt(percent)).toBe(true);
        expect(given === 20_000n || (given + 1n) * 100n > deposit * BigInt(percent)).toBe(true);
      }),
    );
  });

  test('a factor with decimals is exact', () => {
    expect([times(1000n, 2.5), times(1n, 0.5), times(7n, -1), times(7n, Number.NaN)]).toEqual([2500n, 0n, 0n, 0n]);
  });
});

test('BON-08 the share that is wagered', () => {
  expect(wageredShare(bonus())).toBe(0.2);
  expect(wageredShare(bonus({ wagerLeft: '0.00', wagered: '350.00' }))).toBe(1);
  expect(wageredShare(bonus({ wagerLeft: '0.00', wagered: '0.00' }))).toBeNull();
  expect(wageredShare(bonus({ wagerLeft: 'much' }))).toBeNull();
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (done, left) => {
      const share = wageredShare(bonus({ wagered: `${done}.00`, wagerLeft: `${left}.00` }));
      expect(share === null ? done + left === 0 : share >= 0 && share <= 1).toBe(true);
      // The share is 1 only when nothing is left to wager.
      if (left > 0 && share !== null) expect(share).toBeLessThan(1);
    }),
  );
});

test.each([
  ['kraken-tides', ['free-spins'], 100],
  ['aztec-sunstone', ['free-spins'], 0],
  ['roulette', ['roulette', 'live'], 10],
  ['dice', ['dice'], 100],
])('GAME-10 of bets in %s so much counts', (id, features, percent) =>
  expect(countedPercent(bonus(), { id, features })).toBe(percent),
);

test('what a deposit comes with is chosen in the cashier', () => {
  expect(comesWithDeposit(offer())).toBe(true);
  expect(comesWithDeposit(gift())).toBe(false);
  expect(comesWithDeposit(gift({ type: 'freespins', minDeposit: '20.00' }))).toBe(true);
});

test('CONST-08 the welcome offer is for those who have not deposited, where the operator keeps it', () => {
  expect(WELCOME).toEqual({ ceiling: '1000', minDeposit: '100', freeSpins: 100, currency: 'EUR' });
  const guest = { isAuthenticated: false, depositCount: 0 };
  expect(isWelcome(true, guest)).toBe(true);
  expect(isWelcome(true, { isAuthenticated: true, depositCount: 0 })).toBe(true);
  expect(isWelcome(true, { isAuthenticated: true, depositCount: 1 })).toBe(false);
  expect(isWelcome(true, { isAuthenticated: true, depositCount: null })).toBe(false);
  expect(isWelcome(false, guest)).toBe(false);
});

test.each([
  [null, false],
  ['soon', false],
  ['2026-03-10T12:00:00.000Z', true],
  ['2026-03-10T12:00:00.001Z', false],
  ['2026-03-10T15:00:00+02:00', false],
  ['2026-03-10T13:00:00+0200', true],
  // A day is over when it has ended everywhere, and so is that of a time without a zone.
  ['2026-03-09', true],
  ['2026-03-10', false],
  ['2026-03-09 08:00:00', true],
  ['2026-03-10 08:00:00', false],
])('an offer that is valid until %p is over: %p', (validTo, over) =>
  expect(isOver(offer({ validTo }), Date.UTC(2026, 2, 10, 12))).toBe(over),
);

test('a bonus that lies ready can be taken until its own end, an offer until the offer’s', () => {
  const [own, ofOffer] = ['2026-03-24T12:00:00Z', '2026-04-01T00:00:00Z'];
  expect(takeableUntil(bonus({ status: 'available', expiration: own, validTo: ofOffer }))).toBe(own);
  expect(takeableUntil(bonus({ status: 'available', expiration: own }))).toBe(own);
  expect(takeableUntil(bonus({ status: 'available', validTo: ofOffer }))).toBe(ofOffer);
  expect(takeableUntil(bonus({ status: 'activated', expiration: own, validTo: ofOffer }))).toBe(ofOffer);
  expect(takeableUntil(offer({ validTo: ofOffer }))).toBe(ofOffer);
  expect(takeableUntil(offer())).toBeNull();
});
