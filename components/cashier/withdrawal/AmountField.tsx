import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useField } from '@/components/ui/form/useField';
import { useLocale } from '@/components/ui/LocaleContext';
import { Sentence } from '@/components/ui/layout/Sentence';
import { formatNumber } from '@/domain/format/number';
import { decimalsOf, toDecimal } from '@/domain/money/money';
import { typedAmount } from '@/domain/money/typedAmount';
import type { WithdrawalBounds } from '@/domain/cashier/withdrawal/ways';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  .control input {
    font-size: 20px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .shares {
    display: flex;
    gap: 6px;
    margin-block-start: ${token('space-8')};
  }
  .shares button {
    min-inline-size: 56px;
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-pill')};
    background: ${token('surface3')};
    font: 600 ${token('type-sm')} ${token('font-text')};
  }
  .bounds {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-16')};
    margin-block-start: ${token('space-4')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

/** Quick picks, in percent of the available amount. */
const SHARES = [25, 50, 100] as const;

type AmountFieldProps = { currency: string; bounds: WithdrawalBounds };

/** The amount, typed in the page's locale (OP-106) or a share of what is available; shows how it was read. */
export function AmountField({ currency, bounds }: AmountFieldProps) {
  const t = useT();
  const locale = useLocale();
  const label = t('withdrawal.amount', { currency });
  const field = useField('amount', label);
  const typed = typedAmount(locale, field.text, currency);
  const { min, max, available } = bounds;
  const written = (minor: bigint) => <Amount value={toDecimal(minor, currency)} currency={currency} />;
  const take = (minor: bigint) =>
    field.change(
      formatNumber(locale, toDecimal(minor, currency), {
        useGrouping: false,
        maximumFractionDigits: decimalsOf(currency),
      }),
    );
  return (
    <Root>
      <FieldFrame
        id={field.id}
        label={label}
        required
        problem={field.problem}
        hint={
          !('fault' in typed) && (
            <span>
              <Sentence of="withdrawal.read" marks={{ amount: <Amount value={typed.amount} currency={currency} /> }} />
            </span>
          )
        }
      >
        <input
          {...field.aria}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={field.text}
          aria-required
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.leave}
        />
      </FieldFrame>
      {available !== null && available > 0n && (
        <div className="shares" role="group" aria-label={t('withdrawal.shares')}>
          {SHARES.map((share) => (
            <button key={share} type="button" onClick={() => take((available * BigInt(share)) / 100n)}>
              {share === 100 ? t('withdrawal.all') : formatNumber(locale, share, { style: 'unit', unit: 'percent' })}
            </button>
          ))}
        </div>
      )}
      <p className="bounds">
        {min !== null && (
          <span>
            {t('withdrawal.min')} {written(min)}
          </span>
        )}
        {max !== null && (
          <span>
            {t('withdrawal.max')} {written(max)}
          </span>
        )}
        {available !== null && (
          <span>
            {t('withdrawal.available')} {written(available)}
          </span>
        )}
      </p>
    </Root>
  );
}
