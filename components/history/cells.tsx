import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Result } from '@/components/ui/feedback/Result';
import { formatInstant } from '@/domain/format/instant';
import { CASINO_TYPES, TRANSACTION_TYPES, type CasinoEntry } from '@/domain/history/history';
import { useT, type Translate } from '@/hooks/useT';
import { token } from '@/themes/token';

const Whole = styled.span`
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

/** An instant in the device's time zone; a dash if it cannot be read. */
export function Moment({ value }: { value: string }) {
  const words = formatInstant(useLocale(), value);
  if (words === null) return '–';
  return (
    <time dateTime={value}>
      <Figure>{words}</Figure>
    </time>
  );
}

type Known = (typeof TRANSACTION_TYPES)[number] | (typeof CASINO_TYPES)[number];

const KNOWN: readonly string[] = [...TRANSACTION_TYPES, ...CASINO_TYPES] satisfies Known[];

/** Label of a transaction type; unknown types are shown as sent by the backend. */
export const typeWords = (t: Translate, type: string): string =>
  KNOWN.includes(type) ? t(`history.typeOf.${type as Known}`) : type;

/** The signed amount of a bet or win, with its bonus money share below. */
export function EntryAmount({ entry: { amount, bonusAmount }, currency }: { entry: CasinoEntry; currency: string }) {
  const t = useT();
  return (
    <Whole>
      <Result value={amount} currency={currency} />
      {bonusAmount !== null && (
        <small>
          {t('history.ofBonus')} <Amount value={bonusAmount} currency={currency} sign="exceptZero" />
        </small>
      )}
    </Whole>
  );
}

/** Label of a casino entry; a bet that bought a game's bonus feature is labelled as such. */
export const entryWords = (t: Translate, { type, bonusBuy }: Pick<CasinoEntry, 'type' | 'bonusBuy'>): string =>
  bonusBuy && type === 'bet' ? t('history.bonusBuy') : typeWords(t, type);
