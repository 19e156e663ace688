import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import type { Offer, UserBonus } from '@/domain/bonuses/offer';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { backendSentence, errorKey, type ErrorKey } from '@/domain/errors/errorKeys';
import { formatAmount } from '@/domain/format/amount';
import { formatWeekday } from '@/domain/format/day';
import { formatInstant } from '@/domain/format/instant';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import { bag, decimal, list, number, text, toId, type Bag } from '@/services/http/parse';

type RefusalProps = {
  error: CallError;
  /** The bonus that was asked for, where it is known. */
  bonus: Offer | UserBonus | null;
};

/**
 * Why a bonus was refused, in the site's own words with the backend's figures (ERR-15 to ERR-29, OP-095); in the
 * backend's words where there are none here.
 */
export function Refusal({ error, bonus }: RefusalProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const key = errorKey('bonus', error.code);
  const figures = useFigures(key, useKnown(bonus, error.details));
  const needsDeposit = key === 'bonusError.DEPOSIT_REQUIRED' || key === 'bonusError.DEPOSITS_NUMBER';
  return (
    <Notice tone={key === 'bonusError.ADD_TO_CALENDAR' ? 'info' : 'danger'}>
      <p>{backendSentence('bonus', error) ?? t(key)}</p>
      {key === 'bonusError.COUPON_NOT_APPLIED' && <CouponReason details={error.details} />}
      {figures.map((figure) => (
        <p key={figure}>{figure}</p>
      ))}
      {key === 'bonusError.REQUIRED_EMAIL_VERIFICATION' && (
        <Button onClick={() => openModal('verify-email')}>{t('bonus.verifyEmail')}</Button>
      )}
      {needsDeposit && <ButtonLink href={urlOf('deposit')}>{t('bonus.toDeposit')}</ButtonLink>}
      {key === 'bonusError.ADD_TO_CALENDAR' && (
        <ButtonLink href={urlOf('cashback')}>{t('bonus.toCalendar')}</ButtonLink>
      )}
      {key === 'bonusError.UNIFIED_ERROR' && <ButtonLink href={urlOf('contacts')}>{t('bonus.toSupport')}</ButtonLink>}
    </Notice>
  );
}

/** Which rule of its bonus speaks against a coupon, where the backend names one that has words here (E18). */
function CouponReason({ details }: { details: unknown }) {
  const t = useT();
  const key = errorKey('bonus', text(bag(details).reason));
  return key !== 'bonusError.other' && key !== 'general.somethingWrong' && <p>{t(key)}</p>;
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
