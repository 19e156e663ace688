import { MyBonuses } from '@/components/bonuses/mine/MyBonuses';
import { Promotions } from '@/components/bonuses/offers/Promotions';
import { BONUS_PATHS as PATHS, bonusRows, wireGift, wireOffer, wireUserBonus } from '@/tests/support/bonuses';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

const player = { currencyCode: 'EUR' };
const titled = (title: string, over: object = {}) => ({ banner: { bannerTitle: title }, ...over });

const offers = (answer: unknown, over: Partial<State> = {}): State => ({
  part: () => <Promotions />,
  pathname: '/promotions',
  player,
  answers: { [PATHS.offers]: answer },
  ...over,
});

const spins = (over: object = {}) =>
  wireGift({
    id: 'spins',
    bonusType: 'freespins',
    bonusAmount: undefined,
    freeSpinsQuantity: 50,
    freeSpinGameName: 'Kraken Tides',
    freeSpinStake: '0.10',
    ...titled('Fifty at sea'),
    ...over,
  });
const back = (over: object = {}) =>
  wireGift({
    id: 'back',
    bonusType: 'instant_cashback',
    bonusAmount: undefined,
    maxBonusThreshold: '50.00',
    cashback: { percent: 10, days: 7, minLoss: '20.00', toCalendar: false },
    ...titled('Back on Mondays'),
    ...over,
  });
const HUGE = { maxBonusThreshold: '123456789.00' };

const own = (title: string, over: object) => wireUserBonus({ userBonusId: title, ...titled(title), ...over });
const mine = (answer: unknown): State => ({
  part: () => <MyBonuses />,
  pathname: '/bonuses',
  player,
  answers: { [PATHS.mine]: answer },
});

export const bonusEntries: readonly Entry[] = [
  {
    name: 'Bonus cards',
    file: 'components/bonuses/offers/OfferCard.tsx',
    states: {
      usual: offers(bonusRows([wireOffer(), wireGift(), wireOffer({ id: 'third', ...titled('A third one') })])),
      one: offers(bonusRows([wireGift()])),
      kinds: offers(bonusRows([spins(), back(), wireGift(), wireOffer({ freeSpinsQuantity: 100 })])),
      featured: offers(bonusRows([wireOffer({ refusal: null, freeSpinsQuantity: 100 }), spins(), back()])),
      active: offers(bonusRows([wireOffer(), wireGift()]), { details: { activeBonus: wireUserBonus() } }),
      loading: offers(never),
      empty: offers(bonusRows([])),
      error: offers(undefined),
      long: offers(bonusRows([wireOffer(titled(LONG, HUGE)), wireGift(titled(LONG_WORD)), back(HUGE)])),
    },
  },
  {
    name: 'My bonuses',
    file: 'components/bonuses/mine/MyBonuses.tsx',
    states: {
      usual: mine(
        bonusRows([
          own('Running', {}),
          own('Waiting', { status: 'available' }),
          own('Given up', { status: 'cancelled', burnAmount: '8.00' }),
          own('Won', { status: 'completed', result: 'cash', winningAmount: '25.00' }),
          own('Expired', { status: 'expired', burnAmount: '3.00' }),
        ]),
      ),
      loading: mine(never),
      empty: mine(bonusRows([])),
      error: mine(undefined),
      long: mine(bonusRows([own(LONG, { burnAmount: '123456789.00' }), own(LONG_WORD, { status: 'available' })])),
    },
  },
];
