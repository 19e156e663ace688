import { formatAmount, formatAmountNumber, type SignDisplay } from '@/domain/format/amount';
import { useT } from '@/hooks/useT';
import { Figure } from './Figures';
import { useLocale } from '../LocaleContext';

/** Demo credits have no value, so they are named in words, without a currency sign. */
const DEMO = 'DEMO';

type AmountProps = {
  /** Decimal string, as on the wire; null, printed as a dash, where it is unknown. */
  value: string | null;
  currency: string;
  /** 'exceptZero' prints plus and minus (results); the default prints only a minus. */
  sign?: SignDisplay;
  /** Only the number, where the currency is shown beside it. */
  bare?: boolean;
};

/** The only component that prints money: an amount in the page's language; nothing for an invalid amount. */
export function Amount({ value, currency, sign = 'negative', bare = false }: AmountProps) {
  const locale = useLocale();
  const t = useT();
  if (value === null) return '–';
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
