import { CircleAlert, Minus, Plus } from 'lucide';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { QUICK_AMOUNTS, wholeUnits, type Bounds } from '@/domain/cashier/deposit/amount';
import { formatAmount } from '@/domain/format/amount';
import { toDecimal } from '@/domain/money/money';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';
import type { AmountInput } from './useAmount';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')} ${token('space-16')};

  label {
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  .control {
    display: flex;
    align-items: center;
    min-block-size: 60px;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .control:focus-within:has(input:focus-visible) {
    ${ring}
  }
  .control:has([aria-invalid]) {
    box-shadow: inset 0 0 0 2px ${token('danger')};
  }
  .control button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 60px;
    border-radius: ${token('radius-md')};
    color: ${token('text-muted')};
  }
  .control button:hover {
    color: ${token('text')};
  }
  .control button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 60px;
    border: 0;
    outline: none;
    background: transparent;
    text-align: center;
    font: ${token('font-display-weight')} 24px/30px ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
  .quick {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space-8')};
  }
  .quick button {
    min-block-size: 44px;
    padding-inline: ${token('space-4')};
    border: 1.5px solid transparent;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    overflow-wrap: anywhere;
  }
  .quick button:hover {
    border-color: ${token('border-strong')};
  }
  .quick button[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  @media (forced-colors: active) {
    .quick button[aria-pressed='true'] {
      border: 4px solid Highlight;
    }
  }
  .below {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .problem {
    display: flex;
    gap: 6px;
    color: ${token('danger-text')};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    label,
    .below {
      grid-column: 1 / -1;
    }
    .quick {
      align-items: center;
    }
  }
`;

type AmountFieldProps = {
  amount: AmountInput;
  bounds: Bounds;
  currency: string;
  /** Set after a submit attempt: the error is shown from then on. */
  demanded: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/** The amount: typed, stepped or picked. Below it, how it was read and what is wrong with it (W-06). */
export function AmountField({ amount, bounds, currency, demanded, input }: AmountFieldProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [left, setLeft] = useState(false);
  const written = (minor: bigint) => formatAmount(locale, toDecimal(minor, currency), currency) ?? '';
  const { min, max } = bounds;
  const values = {
    min: min === null ? '' : written(min),
    max: max === null ? '' : written(max),
    currency,
  };
  const problem = amount.fault !== null && (left || demanded) ? t(`deposit.amountFault.${amount.fault}`, values) : null;
  const range = min !== null && max !== null ? 'both' : min !== null ? 'min' : max !== null ? 'max' : null;
  const stepped = (step: () => void) => () => {
    setLeft(true);
    step();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepped(event.key === 'ArrowUp' ? amount.up : amount.down)();
  };
  return (
    <Root>
      <label htmlFor={id}>{t('deposit.amountIn', { currency })}</label>
      <div className="control">
        <button
          type="button"
          aria-label={t('deposit.less')}
          aria-disabled={amount.minor === 0n || undefined}
          onClick={stepped(amount.down)}
        >
          <Icon of={Minus} />
        </button>
        <input
          ref={input}
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={amount.text}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-below`}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={() => setLeft(true)}
          onKeyDown={press}
        />
        <button type="button" aria-label={t('deposit.more')} onClick={stepped(amount.up)}>
          <Icon of={Plus} />
        </button>
      </div>
      <div className="quick" role="group" aria-label={t('deposit.quick')}>
        {QUICK_AMOUNTS.map((units) => {
          const minor = wholeUnits(units, currency);
          return (
            <button
              key={units}
              type="button"
              aria-pressed={amount.minor === minor}
              onClick={stepped(() => amount.set(minor))}
            >
              {written(minor)}
            </button>
          );
        })}
      </div>
      <div className="below" id={`${id}-below`}>
        {problem === null ? (
          <p>
            {amount.minor !== null && `${t('deposit.echo', { amount: written(amount.minor) })} `}
            {range && t(`deposit.range.${range}`, values)}
          </p>
        ) : (
          <p className="problem">
            <Icon of={CircleAlert} size={16} />
            {problem}
          </p>
        )}
      </div>
    </Root>
  );
}
