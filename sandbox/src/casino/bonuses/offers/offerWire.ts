import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type Spoken } from '../../../http/languages';
import { stakeIn } from '../../../currencies/stakesIn';
import { brandBounds } from '../../bets/brandBounds';
import { GAME_KINDS, type Offer, saidIn } from './offer';
import { offerArt } from './offerArt';

export type OfferWire = AnswerOf<'bonuses'>['data']['bonus']['rows'][number];

/** What an offer's texts and amounts depend on. */
export type Reader = { language: Spoken; currency: string; gameNames: ReadonlyMap<string, string> };

/** The ids of all games an offer refers to. */
export const gamesOf = ({ freeSpins, excludedGames }: Offer): string[] => [
  ...(freeSpins ? [freeSpins.game] : []),
  ...excludedGames,
];

/** The maximum bet with it: its own, or else the brand's. */
function maxBetIn({ maxBet }: Offer, currency: string): string | null {
  const ofBrand = brandBounds(currency);
  return maxBet !== null ? stakeIn(maxBet, currency) : ofBrand && toDecimal(ofBrand.bonusMaxBet, currency);
}

/** An offer as shown to visitors (ENT-10, ENT-11), with all its terms. */
export function offerWire(offer: Offer, { language, currency, gameNames }: Reader): OfferWire {
  const { freeSpins, cashback, rules } = offer;
  const euro = (name: string, amount: string | null) => {
    const own = amount === null ? null : stakeIn(amount, currency);
    return own === null ? {} : { [name]: own };
  };
  const maxBet = maxBetIn(offer, currency);
  return {
    id: offer.id,
    name: saidIn(offer.name, language),
    bonusType: offer.type,
    currencyCode: currency,
    banner: { bannerTitle: saidIn(offer.banner, language), ...offerArt(offer, gameNames) },
    ...euro('bonusAmount', offer.amount),
    ...(freeSpins && {
      freeSpinsQuantity: freeSpins.count,
      freeSpinGame: freeSpins.game,
      winBoost: freeSpins.winBoost,
      freeSpinGameName: gameNames.get(freeSpins.game) ?? null,
      ...euro('freeSpinStake', freeSpins.stake),
    }),
    multiplier: offer.wageringMultiplier,
    wageringMultiplier: offer.wageringMultiplier,
    ...(offer.depositPercent !== null && { depositBonusPercent: offer.depositPercent }),
    ...euro('maxBonusThreshold', offer.maxAmount),
    ...euro('maxWinAmount', offer.maxWin),
    ...euro('minBalance', offer.minBalance),
    ...euro('minDeposit', offer.minDeposit),
    validTo: rules.until,
    availableFrom: rules.from,
    wageringType: offer.wageringType,
    couponCode: offer.couponCode,
    daysToWager: offer.daysToWager,
    days: [...rules.days],
    ...(maxBet !== null && { maxBet }),
    gameWeights: GAME_KINDS.flatMap((kind) => {
      const percent = offer.gameWeights[kind];
      return percent === undefined ? [] : [{ kind, percent }];
    }),
    excludedGames: offer.excludedGames.map((game) => ({ game, name: gameNames.get(game) ?? game })),
    depositNumber: rules.depositNumber,
    registrationHours: rules.registrationHours,
    maxParticipants: rules.maxParticipants,
    retryDays: rules.retryDays,
    cashback: cashback && { ...cashback, minLoss: stakeIn(cashback.minLoss, currency) ?? cashback.minLoss },
    termsVersion: offer.termsVersion,
  };
}
