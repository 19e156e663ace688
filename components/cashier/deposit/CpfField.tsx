import { useId, useState, type RefObject } from 'react';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { isCpf, writtenCpf } from '@/domain/cashier/methods/cpf';
import { useT } from '@/hooks/useT';

type CpfFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Set after a submit attempt: the error is shown from then on. */
  demanded: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/** The payer's CPF number, required by the Brazilian method (PAY-18, OP-080). */
export function CpfField({ value, onChange, demanded, input }: CpfFieldProps) {
  const t = useT();
  const id = useId();
  const [left, setLeft] = useState(false);
  const wrong = (left || demanded) && !isCpf(value);
  const problem = wrong ? t(value === '' ? 'deposit.cpfMissing' : 'deposit.cpfWrong') : null;
  return (
    <FieldFrame id={id} label={t('deposit.cpf')} hint={t('deposit.cpfHint')} required problem={problem}>
      <input
        ref={input}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder="000.000.000-00"
        value={value}
        aria-required
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(writtenCpf(event.target.value))}
        onBlur={() => setLeft(true)}
      />
    </FieldFrame>
  );
}
