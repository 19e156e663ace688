import { createHash } from 'node:crypto';
import { inEach, textIn, texts } from '../../../texts/texts';
import { type Offer } from './offer';

/** The terms of an offer that differ from the defaults; its name is the text name.<id> of offers.json. */
export type Told = Pick<Offer, 'id' | 'type'> &
  Partial<Omit<Offer, 'name' | 'banner' | 'rules' | 'termsVersion'>> & { rules?: Partial<Offer['rules']> };

const each = (say: (language: string) => string) => ({ en: say('en'), ...inEach('offers', say) });

/** What the offer grants, in a few words. */
function givenBy({ type, freeSpins, depositPercent, cashback }: Told, language: string): string {
  const spins = freeSpins && textIn(language, 'offers', 'given.freeSpins', { count: freeSpins.count });
  if (depositPercent) {
    const share = textIn(language, 'offers', 'given.percent', { percent: depositPercent });
    return spins ? `${share} + ${spins}` : share;
  }
  if (spins) return spins;
  if (cashback) return textIn(language, 'offers', 'given.back', { percent: cashback.percent });
  if (type !== 'no_deposit') throw new Error('An offer gives something');
  return textIn(language, 'offers', 'given.noDeposit');
}

/** A hash of the terms; names are not part of them. */
const versionOf = (conditions: object): string =>
  createHash('sha256').update(JSON.stringify(conditions)).digest('base64url').slice(0, 12);

/** Completes an offer with the default terms. */
export function offer(told: Told): Offer {
  const { rules, ...own } = told;
  const conditions = {
    amount: null,
    depositPercent: null,
    maxAmount: null,
    minDeposit: null,
    freeSpins: null,
    cashback: null,
    wageringMultiplier: 30,
    wageringType: 'REAL_TO_FUN' as const,
    gameWeights: { dice: 25, roulette: 10, baccarat: 10 },
    excludedGames: [],
    maxBet: null,
    maxWin: null,
    minBalance: null,
    daysToWager: 7,
    notIn: [],
    couponCode: null,
    ...own,
    rules: {
      from: null,
      until: null,
      registrationHours: null,
      maxParticipants: null,
      retryDays: null,
      days: [],
      depositNumber: null,
      ...rules,
    },
  };
  const named = (language: string) => texts.madeKeyIn(language, 'offers', `name.${told.id}`);
  return {
    ...conditions,
    name: each(named),
    banner: each((language) => `${named(language)}: ${givenBy(told, language)}`),
    termsVersion: versionOf(conditions),
  };
}
