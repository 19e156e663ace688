import { CircleCheck } from 'lucide';
import { memo } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useT } from '@/hooks/useT';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';
import { MethodFace } from './MethodFace';
import { FULL_WIDTH_BELOW, tileLook, Tiles } from './tileLook';

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${token('space-12')};
    inline-size: 100%;
    padding: 0;
    margin-block-end: ${token('space-12')};
    font: ${token('font-display-weight')} 18px/24px ${token('font-display')};
  }
  legend span,
  small {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  label {
    ${tileLook}
  }
  label:hover {
    border-color: ${token('border-strong')};
    background: ${token('surface2')};
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  label:has(:checked) small {
    color: inherit;
  }
  label:has(:focus-visible) {
    ${ring}
  }
  /* Over the whole tile, not as small as it is drawn. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
  label > .icon:last-child {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;
    color: ${token('accent-text')};
  }
  label > svg:first-of-type {
    margin-block: 6px 10px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

type MethodTilesProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  currency: string;
  onChoose: (method: PaymentMethod) => void;
};

/** Payment methods with their minimum and maximum, one of them selected (W-05, PAY-12, PAY-14, PAY-16). */
export const MethodTiles = memo(function MethodTiles({ methods, chosen, currency, onChoose }: MethodTilesProps) {
  const t = useT();
  return (
    <Root>
      <legend>
        {t('deposit.payWith')}
        <span>{t('deposit.methodCount', { count: methods.length, currency })}</span>
      </legend>
      <Tiles $few={methods.length < FULL_WIDTH_BELOW}>
        {methods.map((method) => (
          <label key={method.id}>
            <input
              type="radio"
              name="method"
              value={method.id}
              checked={method.id === chosen.id}
              onChange={() => onChoose(method)}
            />
            <MethodFace method={method} currency={currency} />
            {method.id === chosen.id && <Icon of={CircleCheck} />}
          </label>
        ))}
      </Tiles>
    </Root>
  );
});
