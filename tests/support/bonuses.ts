/** An offer as the backend sends it: a hundred percent up to 200, to be wagered 35 times. */
export const wireOffer = (over: object = {}) => ({
  id: 'double',
  name: 'Double up',
  bonusType: 'deposit',
  banner: { bannerTitle: 'Twice the start' },
  currencyCode: 'EUR',
  depositBonusPercent: 100,
  maxBonusThreshold: '200.00',
  minDeposit: '20.00',
  multiplier: 35,
  wageringMultiplier: 35,
  wageringType: 'REAL_TO_FUN',
  maxBet: '5.00',
  daysToWager: 7,
  maxWinAmount: '1000.00',
  validTo: '2099-01-01T00:00:00.000Z',
  termsVersion: '3',
  gameWeights: [{ kind: 'roulette', percent: 10 }],
  excludedGames: [{ game: 'aztec-sunstone', name: 'Aztec Sunstone' }],
  ...over,
});

/** An offer without a deposit. */
export const wireGift = (over: object = {}) =>
  wireOffer({
    id: 'gift',
    name: 'Gift',
    bonusType: 'no_deposit',
    banner: { bannerTitle: 'Ten for nothing' },
    depositBonusPercent: undefined,
    maxBonusThreshold: undefined,
    minDeposit: undefined,
    bonusAmount: '10.00',
    ...over,
  });

/** An active bonus, a fifth of it wagered. */
export const wireUserBonus = (over: object = {}) =>
  wireGift({
    userBonusId: 'ub1',
    status: 'activated',
    wagerLeft: '280.00',
    wageredAmount: '70.00',
    burnAmount: '12.50',
    freeSpinWinnings: '0.00',
    winningAmount: '0.00',
    result: null,
    start: '2026-11-20T10:00:00.000Z',
    expiration: '2026-11-27T10:00:00.000Z',
    ...over,
  });

export const bonusRows = (rows: readonly object[], count = rows.length) => ({ data: { bonus: { rows, count } } });
export const bonusAnswer = (over: object = {}) => ({ data: { bonus: wireUserBonus(over) } });

export const BONUS_PATHS = {
  offers: '/api/admin/get-all-bonus',
  mine: '/api/user/bonuses',
  activate: '/api/user/activate-bonus',
  cancel: '/api/user/cancel-bonus',
  claim: '/api/user/claim-cashback',
  coupon: '/api/user/apply-coupon',
} as const;
