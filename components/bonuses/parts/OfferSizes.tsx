import styled from 'styled-components';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import type { Offer } from '@/domain/bonuses/offer';
import { sizesOf, type OfferSize } from '@/domain/bonuses/offerSize';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { percentWords } from './percent';
import { useMoney } from './useMoney';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-12')};
  font: 600 14px/18px ${token('font-text')};
  color: ${token('text-muted')};

  > .size {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-inline-size: 0;
  }
  b {
    font: ${token('font-display-weight')} 34px/40px ${token('font-display')};
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
  .plus {
    font-size: 22px;
  }
  .said {
    display: grid;
    overflow-wrap: anywhere;
  }
`;

/** What an offer gives, as the largest figures of its card: "100% Up to €200.00 + 50 Free spins". */
export function OfferSizes({ offer, className }: { offer: Offer; className?: string }) {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(offer.currency);
  const sizes = sizesOf(offer);
  if (sizes.length === 0) return null;
  const isCashback = offer.type === 'instant_cashback';
  const figure = (size: OfferSize) => {
    if (size.kind === 'spins') return formatNumber(locale, size.count);
    return size.kind === 'money' ? money(size.amount) : percentWords(locale, size.percent);
  };
  const words = (size: OfferSize): string[] => {
    if (size.kind === 'spins') return [t('bonus.type.freespins')];
    const most = size.kind !== 'money' && size.most !== null ? [t('bonus.upTo', { most: money(size.most) })] : [];
    return [t(isCashback ? 'bonus.type.instant_cashback' : 'bonus.example.bonus'), ...most];
  };
  return (
    <Root className={className}>
      {sizes.map((size, index) => (
        <span key={size.kind} className="size">
          {index > 0 && <span className="plus">+</span>}{' '}
          <b>
            <Figure>{figure(size)}</Figure>
          </b>{' '}
          <span className="said">
            {words(size).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        </span>
      ))}
    </Root>
  );
}
