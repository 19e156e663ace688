import { ChevronDown, CircleCheck } from 'lucide';
import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { firstMethods } from '@/domain/cashier/methods/firstMethods';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useMedia } from '@/hooks/useMedia';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
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
  label,
  button {
    ${tileLook}
  }
  button {
    align-items: center;
    justify-content: center;
    border-style: dashed;
    background: none;
    color: ${token('accent-text')};
    font-weight: 600;
    text-align: center;
  }
  :is(label, button):hover {
    border-color: ${token('border-strong')};
    background: ${token('surface2')};
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    box-shadow: inset 0 0 0 1px ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  label:has(:checked) small {
    color: inherit;
  }
  label:has(:focus-visible) {
    ${ring}
  }
  /* Over the whole tile, not as small as it is drawn: it takes the clicks on the text, so browser tests check it. */
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
  ${media.tablet} {
    label > svg:first-of-type {
      margin-block: 6px 10px;
    }
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

/**
 * Payment methods with their minimum and maximum, one of them selected (W-05, PAY-12, PAY-14, PAY-16). The last of many
 * are folded, so that the amount is seen; the chosen one is not.
 */
export const MethodTiles = memo(function MethodTiles({ methods, chosen, currency, onChoose }: MethodTilesProps) {
  const t = useT();
  const isPhone = useMedia(media.phone);
  const [opened, setOpened] = useState(false);
  // What was chosen at first stays where it is while another one is.
  const [first] = useState(chosen.id);
  const root = useRef<HTMLDivElement>(null);
  const shown = opened ? methods : firstMethods(methods, new Set([first, chosen.id]), isPhone ? 'narrow' : 'wide');
  const folded = shown.length < methods.length;
  const unfolded = useRef<number | null>(null);
  useEffect(() => {
    // The button that was pressed is gone: what stands in its place takes the focus.
    if (unfolded.current !== null) root.current?.querySelectorAll('input')[unfolded.current]?.focus();
    unfolded.current = null;
  }, [opened]);
  const unfold = () => {
    unfolded.current = methods.findIndex((method) => !shown.includes(method));
    setOpened(true);
  };
  return (
    <Root>
      <legend>
        {t('deposit.payWith')}
        <span>{t('deposit.methodCount', { count: methods.length, currency })}</span>
      </legend>
      <Tiles ref={root} $few={methods.length < FULL_WIDTH_BELOW}>
        {shown.map((method) => (
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
        {folded && (
          <button type="button" aria-expanded={false} onClick={unfold}>
            <Icon of={ChevronDown} />
            {t('paymentMethod.others')}
          </button>
        )}
      </Tiles>
    </Root>
  );
});
