import { createHash } from 'node:crypto';
import { type Spoken } from '../../../http/languages';
import { type Offer } from './offer';

/** In English, German, Arabic and Thai. */
type Named = readonly [en: string, de: string, ar: string, th: string];

/** The terms of an offer that differ from the defaults. */
export type Told = Pick<Offer, 'id' | 'type'> &
  Partial<Omit<Offer, 'name' | 'banner' | 'rules' | 'termsVersion'>> & {
    name: Named;
    rules?: Partial<Offer['rules']>;
  };

const said = ([en, de, ar, th]: Named): Record<Spoken, string> => ({ en, de, ar, th });

/** Arabic uses the plural from 3 to 10, and the singular above. */
const arabicSpins = (count: number): string => `${count} ${count <= 10 ? 'لفات مجانية' : 'لفة مجانية'}`;

const joined = (one: Named, other: Named): Named =>
  one.map((words, index) => `${words} + ${other[index]!}`) as unknown as Named;

/** A short description of what the offer grants. */
function givenBy({ type, freeSpins, depositPercent, cashback }: Told): Named {
  const count = freeSpins?.count ?? 0;
  const spins: Named = [`${count} free spins`, `${count} Freispiele`, arabicSpins(count), `ฟรีสปิน ${count} ครั้ง`];
  const share = `${depositPercent}%`;
  const percent: Named = [share, `${depositPercent} %`, share, share];
  if (depositPercent) return freeSpins ? joined(percent, spins) : percent;
  if (freeSpins) return spins;
  if (cashback) {
    const { percent } = cashback;
    return [`${percent}% back`, `${percent} % zurück`, `استرداد ${percent}%`, `คืน ${percent}%`];
  }
  if (type !== 'no_deposit') throw new Error('An offer gives something');
  return ['no deposit', 'ohne Einzahlung', 'بدون إيداع', 'ไม่ต้องฝาก'];
}

/** A hash of the terms; names are not part of them. */
const versionOf = (conditions: object): string =>
  createHash('sha256').update(JSON.stringify(conditions)).digest('base64url').slice(0, 12);

/** Completes an offer with the default terms. */
export function offer(told: Told): Offer {
  const { name, rules, ...own } = told;
  const given = givenBy(told);
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
  return {
    ...conditions,
    name: said(name),
    banner: said(name.map((one, index) => `${one} · ${given[index]!}`) as unknown as Named),
    termsVersion: versionOf(conditions),
  };
}
