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

/** The only component that prints money: an amount in the page's language; a dash for what is none. */
export function Amount({ value, currency, sign = 'negative', bare = false }: AmountProps) {
  const locale = useLocale();
  const t = useT();
  const isNumber = bare || currency === DEMO;
  const format = isNumber ? formatAmountNumber : formatAmount;
  const text = value === null ? null : format(locale, value, currency, sign);
  if (text === null) return '–';
  if (currency !== DEMO || bare) return <Figure>{text}</Figure>;
  return (
    <span>
      <Figure>{text}</Figure> {t('ui.demoCredits')}
    </span>
  );
}
