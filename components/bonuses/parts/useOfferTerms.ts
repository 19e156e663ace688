import { useLocale } from '@/components/ui/LocaleContext';
import {
  comesWithDeposit,
  GAME_KINDS,
  takeableUntil,
  type FreeSpins,
  type Offer,
  type UserBonus,
} from '@/domain/bonuses/offer';
import { givenAmount, givesWinsAlone } from '@/domain/bonuses/offerSize';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { wageringExamples, type Example } from '@/domain/bonuses/wagering';
import { formatWeekday } from '@/domain/format/day';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { DAY_MS } from '@/domain/time/lengths';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT, type Translate } from '@/hooks/useT';
import { percentWords } from './percent';
import { useMoney } from './useMoney';

/** A Monday (2001-01-01) without its last digit; weekday names are formatted from the dates that follow. */
const MONDAY = '2001-01-0';

type Words = {
  t: Translate;
  money: (amount: string) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  instant: (iso: string) => string;
  weekday: (index: number) => string;
};

function useWords(currency: string): Words {
  const t = useT();
  const locale = useLocale();
  return {
    t,
    money: useMoney(currency),
    number: (value) => formatNumber(locale, value),
    percent: (value) => percentWords(locale, value),
    instant: (iso) => formatInstant(locale, iso) ?? iso,
    weekday: (index) => formatWeekday(locale, `${MONDAY}${index + 1}`) ?? '',
  };
}

type Line = string | false | null;

const share = (offer: Offer, { t, money, percent }: Words): Line => {
  const { depositPercent, maxAmount } = offer;
  if (depositPercent === null || !comesWithDeposit(offer)) return null;
  return maxAmount === null
    ? t('bonus.term.percentOnly', { percent: percent(depositPercent) })
    : t('bonus.term.percent', { percent: percent(depositPercent), most: money(maxAmount) });
};

const spins = ({ count, gameName, stake, boost }: FreeSpins, { t, money, number }: Words): Line[] => [
  gameName === null
    ? t('bonus.term.spins', { number: number(count) })
    : t('bonus.term.spinsIn', { number: number(count), game: gameName }),
  stake !== null && t('bonus.term.spinsWorth', { stake: money(stake) }),
  t('bonus.term.spinsWin'),
  boost > 1 && t('bonus.term.boost', { boost: number(boost) }),
];

const cashbackOf = ({ cashback, amount }: Offer, { t, money, number, percent }: Words): Line[] =>
  cashback
    ? [
        t('bonus.term.cashback', {
          percent: percent(cashback.percent),
          days: number(cashback.days),
          least: money(cashback.minLoss),
        }),
        t('bonus.term.cashbackOnce'),
        cashback.toCalendar && t('bonus.term.toCalendar'),
      ]
    : [amount === null ? t('bonus.term.cashbackPlain') : t('bonus.term.cashbackAmount', { amount: money(amount) })];

/** A sentence appears only with all of its figures, and each type has its own words (B09). */
const gifts = (offer: Offer, words: Words): Line[] => {
  if (offer.type === 'instant_cashback') return cashbackOf(offer, words);
  const { t, money } = words;
  const [percent, amount] = [share(offer, words), givenAmount(offer)];
  return [
    percent,
    percent === null && amount !== null && t('bonus.term.amount', { amount: money(amount) }),
    ...(offer.freeSpins ? spins(offer.freeSpins, words) : []),
  ];
};

/** The wagering requirement as an amount, since the multiplier alone does not show it. */
const sums = (offer: Offer, { t, money, number }: Words): Line[] => {
  const examples = wageringExamples(offer);
  const { multiplier } = offer;
  if (multiplier === null) return [];
  if (multiplier <= 0) return [t('bonus.term.noWagering')];
  const times = number(multiplier);
  if (examples.length === 0) return [t('bonus.term.wagerTimes', { times })];
  return examples.map(({ deposit, bonus, wager, ofWins }: Example) =>
    deposit === null
      ? t(ofWins ? 'bonus.term.wagerWins' : 'bonus.term.wagerAmount', {
          bonus: money(bonus),
          sum: money(wager),
          times,
        })
      : t('bonus.term.wagerDeposit', { deposit: money(deposit), bonus: money(bonus), sum: money(wager), times }),
  );
};

/** The multiplier alone, beside a worked example. */
const multiplied = (offer: Offer, { t, number }: Words): Line => {
  const { multiplier } = offer;
  if (multiplier === null) return null;
  if (multiplier <= 0) return t('bonus.term.noWagering');
  const ofWins = givesWinsAlone(offer);
  return t(ofWins ? 'bonus.term.wagerWinsTimes' : 'bonus.term.wagerTimes', { times: number(multiplier) });
};

const rules = (offer: Offer, { t, money, percent }: Words): Line[] => [
  offer.wageringType && t(`bonus.term.type.${offer.wageringType}`),
  offer.maxBet !== null && t('bonus.term.maxBet', { amount: money(offer.maxBet) }),
  offer.excludedGames.length > 0 &&
    t('bonus.term.excluded', { games: offer.excludedGames.map(({ name }) => name).join(', ') }),
  ...GAME_KINDS.map((kind) => {
    const weight = offer.weights.find((one) => one.kind === kind);
    return (
      weight !== undefined &&
      weight.percent < 100 &&
      t('bonus.term.weight', { kind: t(`bonus.kind.${kind}`), percent: percent(weight.percent) })
    );
  }),
  offer.maxWin !== null && t('bonus.term.maxWin', { amount: money(offer.maxWin) }),
];

const period = (offer: Offer | UserBonus, { t, instant }: Words): Line[] => {
  const until = takeableUntil(offer);
  return [
    // One that has an end of its own has passed the offer's beginning.
    until === offer.validTo &&
      offer.availableFrom !== null &&
      t('bonus.term.from', { when: instant(offer.availableFrom) }),
    until !== null && t('bonus.term.until', { when: instant(until) }),
  ];
};

const daysAndWho = (offer: Offer, { t, money, number, weekday }: Words): Line[] => [
  offer.days.length > 0 &&
    t('bonus.term.days', { days: offer.days.map((day) => weekday(WEEKDAYS.indexOf(day))).join(', ') }),
  offer.minDeposit !== null &&
    comesWithDeposit(offer) &&
    t('bonus.term.minDeposit', { amount: money(offer.minDeposit) }),
  offer.minBalance !== null && t('bonus.term.minBalance', { amount: money(offer.minBalance) }),
  offer.depositNumber !== null &&
    (offer.depositNumber === 1
      ? t('bonus.term.firstDeposit')
      : t('bonus.term.depositNumber', { number: number(offer.depositNumber) })),
  offer.registrationHours !== null &&
    t('bonus.term.registration', { count: offer.registrationHours, number: number(offer.registrationHours) }),
  offer.maxParticipants !== null &&
    t('bonus.term.participants', { count: offer.maxParticipants, number: number(offer.maxParticipants) }),
  offer.retryDays !== null && t('bonus.term.retry', { days: number(offer.retryDays) }),
];

/** The terms of an offer as plain sentences; times in the device's time zone. */
export type OfferTerms = {
  gives: string[];
  /** Wagering requirement. Empty for cashback, which is paid as real money. */
  wagering: string[];
  /** The same without its amounts, which a worked example shows. */
  asks: string[];
  /** What is blocked while the bonus is active. */
  locked: string[];
  when: string[];
};

const kept = (lines: readonly Line[]): string[] => lines.filter((line) => typeof line === 'string');

/** The terms of an offer or a player's bonus. The expiry assumes that it is taken now; one taken already has none. */
export function useOfferTerms(offer: Offer | UserBonus): OfferTerms {
  const words = useWords(offer.currency);
  const now = useClock();
  const { t, instant } = words;
  const [mayWithdraw, mayCancel] = [!useAbsent('withdrawal'), !useAbsent('bonusCancelling')];
  const { daysToWager } = offer;
  const when = kept([...period(offer, words), ...daysAndWho(offer, words)]);
  if (offer.type === 'instant_cashback')
    return { gives: kept(gifts(offer, words)), wagering: [], asks: [], locked: [], when };
  const isTaken = 'userBonusId' in offer && offer.status !== 'available';
  const expiry =
    !isTaken &&
    daysToWager !== null &&
    now !== null &&
    t('bonus.term.expiry', {
      when: instant(new Date(now + daysToWager * DAY_MS).toISOString()),
    });
  return {
    gives: kept(gifts(offer, words)),
    wagering: kept([...sums(offer, words), ...rules(offer, words)]),
    asks: kept([multiplied(offer, words), ...rules(offer, words)]),
    locked: kept([mayWithdraw && t('bonus.term.locked'), mayCancel && t('bonus.term.giveUp'), expiry]),
    when,
  };
}
