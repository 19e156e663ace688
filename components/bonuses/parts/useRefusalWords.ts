import { useLocale } from '@/components/ui/LocaleContext';
import type { Offer, OfferRefusal, UserBonus } from '@/domain/bonuses/offer';
import { errorKey, type ErrorKey } from '@/domain/errors/errorKeys';
import { formatAmount } from '@/domain/format/amount';
import { formatWeekday } from '@/domain/format/day';
import { formatInstant } from '@/domain/format/instant';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import { bag, decimal, list, number, text, toId, type Bag } from '@/services/http/parse';

/** The text key of a refusal, and its figures as sentences. */
export function useRefusalWords(
  { code, details }: { code?: string | undefined; details?: OfferRefusal['details'] },
  bonus: Offer | UserBonus | null,
): { key: ErrorKey<'bonus'>; figures: string[] } {
  const key = errorKey('bonus', code);
  return { key, figures: useFigures(key, useKnown(bonus, details)) };
}

/** What the backend says about its refusal, and what the site knows where it says nothing. */
function useKnown(bonus: Offer | UserBonus | null, details: unknown): Bag {
  const { user, depositCount } = useAuth();
  return {
    bonusId: bonus?.id,
    userBonusId: bonus && 'userBonusId' in bonus ? bonus.userBonusId : undefined,
    userId: user?.userId,
    depositNumber: bonus?.depositNumber,
    made: depositCount,
    days: bonus?.days,
    minLoss: bonus?.cashback?.minLoss,
    minBalance: bonus?.minBalance,
    currencyCode: bonus?.currency,
    ...bag(details),
  };
}

/** The figures of a refusal as sentences; missing ones are left out. */
function useFigures(key: ErrorKey<'bonus'>, known: Bag): string[] {
  const t = useT();
  const locale = useLocale();
  const instant = (value: unknown) => formatInstant(locale, text(value) ?? '');
  const money = (value: unknown) => formatAmount(locale, decimal(value) ?? '', text(known.currencyCode) ?? '');
  const line = (said: string | false | null) => (said ? [said] : []);
  switch (key) {
    case 'bonusError.REGISTRATION_BONUS': {
      const until = instant(known.until);
      return line(until && t('bonusError.figure.until', { when: until }));
    }
    case 'bonusError.RETRY_PERIOD': {
      const from = instant(known.from);
      return line(
        from ? t('bonusError.figure.again', { when: from }) : known.from === null && t('bonusError.figure.once'),
      );
    }
    case 'bonusError.DAYS_VALID': {
      const days = list(known.days).flatMap((day) => {
        const index = WEEKDAYS.findIndex((one) => one === day);
        return index < 0 ? [] : (formatWeekday(locale, `2001-01-0${index + 1}`) ?? []);
      });
      return line(days.length > 0 && t('bonus.term.days', { days: days.join(', ') }));
    }
    case 'bonusError.DEPOSITS_NUMBER': {
      const [nth, made, left] = [number(known.depositNumber), number(known.made), number(known.remaining)];
      return line(
        nth !== null &&
          made !== null &&
          t('bonusError.figure.deposits', { number: nth, made, left: left ?? Math.max(0, nth - made) }),
      );
    }
    case 'bonusError.TIME_WINDOW': {
      const [from, until] = [instant(known.from), instant(known.until)];
      return [
        ...line(from && t('bonus.term.from', { when: from })),
        ...line(until && t('bonus.term.until', { when: until })),
      ];
    }
    case 'bonusError.UNIFIED_ERROR':
      return (['bonusId', 'userId', 'userBonusId'] as const).flatMap((name) => {
        const value = toId(known[name]);
        return value ? [t(`bonusError.figure.${name}`, { id: value })] : [];
      });
    case 'bonusError.NO_CASHBACK': {
      const least = money(known.minLoss);
      return line(least && t('bonusError.figure.minLoss', { amount: least }));
    }
    case 'bonusError.ADD_TO_CALENDAR': {
      const amount = money(known.amount);
      return line(amount && t('bonusError.figure.amount', { amount }));
    }
    case 'bonusError.BALANCE_TOO_HIGH': {
      const most = money(known.minBalance);
      return line(most && t('bonus.term.minBalance', { amount: most }));
    }
    default:
      return [];
  }
}
