import { formatAmount, formatAmountNumber, type SignDisplay } from '@/domain/format/amount';
import { useT } from '@/hooks/useT';
import { Figure } from './Figures';
import { useLocale } from '../LocaleContext';

/** The currency of demo play: it buys nothing, so it is named in words and carries no currency sign. */
const DEMO = 'DEMO';

type AmountProps = {
  /** Decimal string, as on the wire. */
  value: string;
  currency: string;
  /** 'exceptZero' writes plus and minus (results); the default writes only a minus. */
  sign?: SignDisplay;
  /** The number alone, where the currency stands beside it. */
  bare?: boolean;
};

/** An amount of money in the page's language; nothing when the text is no amount. The only place that prints money. */
export function Amount({ value, currency, sign = 'negative', bare = false }: AmountProps) {
  const locale = useLocale();
  const t = useT();
  if (currency !== DEMO && !bare) {
    const text = formatAmount(locale, value, currency, sign);
    return text && <Figure>{text}</Figure>;
  }
  const number = formatAmountNumber(locale, value, currency, sign);
  if (bare) return number && <Figure>{number}</Figure>;
  return (
    number && (
      <span>
        <Figure>{number}</Figure> {t('ui.demoCredits')}
      </span>
    )
  );
}
