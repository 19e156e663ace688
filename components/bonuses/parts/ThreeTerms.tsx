import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { comesWithDeposit, takeableUntil, type Offer, type UserBonus } from '@/domain/bonuses/offer';
import { givesWinsAlone } from '@/domain/bonuses/offerSize';
import { formatInstant } from '@/domain/format/instant';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useMoney } from './useMoney';

const Root = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-12')};

  dt {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  dd {
    font: 650 14px/20px ${token('font-text')};
    overflow-wrap: anywhere;
  }
`;

const DAYS: Intl.NumberFormatOptions = { style: 'unit', unit: 'day', unitDisplay: 'long' };

/** Name and value of the terms that decide most: wagering, minimum and end. What is unknown is left out. */
export function useThreeTerms(
  offer: Offer | UserBonus,
): { key: 'wagering' | 'least' | 'loss' | 'ends' | 'time'; value: string }[] {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(offer.currency);
  const { type, multiplier, minDeposit, cashback, daysToWager } = offer;
  const none = t('bonus.short.none');
  const isCashback = type === 'instant_cashback';
  const ofWins = givesWinsAlone(offer);
  const wagering =
    isCashback || (multiplier !== null && multiplier <= 0)
      ? none
      : multiplier !== null &&
        t(ofWins ? 'bonus.short.ofWins' : 'bonus.short.ofBonus', { multiple: formatMultiplier(locale, multiplier) });
  const least = comesWithDeposit(offer) ? minDeposit !== null && money(minDeposit) : !isCashback && none;
  const until = takeableUntil(offer);
  const end = until === null ? null : formatInstant(locale, until);
  return [
    { key: 'wagering' as const, value: wagering },
    isCashback
      ? { key: 'loss' as const, value: cashback && money(cashback.minLoss) }
      : { key: 'least' as const, value: least },
    end !== null
      ? { key: 'ends' as const, value: end }
      : { key: 'time' as const, value: daysToWager !== null && formatNumber(locale, daysToWager, DAYS) },
  ].flatMap(({ key, value }) => (value ? [{ key, value }] : []));
}

/** The terms that decide most, in one line. */
export function ThreeTerms({ offer, className }: { offer: Offer | UserBonus; className?: string }) {
  const t = useT();
  const terms = useThreeTerms(offer);
  if (terms.length === 0) return null;
  return (
    <Root className={className}>
      {terms.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`bonus.short.${key}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Root>
  );
}
