import { useId } from 'react';
import styled from 'styled-components';
import { CopyField } from '@/components/ui/controls/CopyField';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Label = styled.div`
  margin-block-end: ${token('space-4')};
  font: 650 ${token('type-sm')} ${token('font-text')};
`;

type CopyLineProps = {
  label: string;
  value: string;
  /** Shown after the value, not copied. */
  unit?: string;
};

/** A text of a payment, to copy (PAY-03, PAY-04). */
export function CopyLine({ label, value, unit }: CopyLineProps) {
  const t = useT();
  const id = useId();
  const { copied, copy } = useCopy(value);
  const words = {
    copy: t('deposit.copy'),
    copied: t('deposit.copyResult.copied'),
    failed: t('deposit.copyResult.failed'),
  };
  return (
    <div>
      <Label id={id}>{label}</Label>
      <CopyField labelledBy={id} copied={copied} onCopy={copy} words={words}>
        {value}
        {unit && ` ${unit}`}
      </CopyField>
    </div>
  );
}
