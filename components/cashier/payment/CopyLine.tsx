import { Check, Copy } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  min-inline-size: 0;

  .label {
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  .line {
    display: flex;
    align-items: stretch;
    margin-block-start: ${token('space-4')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .value {
    flex: 1;
    min-inline-size: 0;
    padding: ${token('space-12')} 14px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
  button {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-md')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
  button:hover {
    background: ${token('surface3')};
  }
  [role='status'] {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

type CopyLineProps = {
  label: string;
  value: string;
  /** Shown after the value, not copied. */
  unit?: string;
};

/** A text with a copy button that reports success or failure (PAY-03, PAY-04). */
export function CopyLine({ label, value, unit }: CopyLineProps) {
  const t = useT();
  const id = useId();
  const { copied: said, copy } = useCopy(value);
  return (
    <Root>
      <div className="label" id={id}>
        {label}
      </div>
      <div className="line">
        <bdi className="value" dir="ltr">
          {value}
          {unit && ` ${unit}`}
        </bdi>
        <button type="button" aria-describedby={id} onClick={copy}>
          <Icon of={said === 'copied' ? Check : Copy} size={16} />
          {t('deposit.copy')}
        </button>
      </div>
      <p role="status">{said && t(`deposit.copyResult.${said}`)}</p>
    </Root>
  );
}
