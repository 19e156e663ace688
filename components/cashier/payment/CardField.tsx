import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useField } from '@/components/ui/form/useField';
import { groupedNumber, typedExpiry } from '@/domain/cashier/methods/card';

const KINDS = {
  number: { write: groupedNumber, autoComplete: 'cc-number', placeholder: '0000 0000 0000 0000', maxLength: 23 },
  expiry: { write: typedExpiry, autoComplete: 'cc-exp', placeholder: 'MM/YY', maxLength: 7 },
  cvc: {
    write: (typed: string) => typed.replace(/\D/g, '').slice(0, 4),
    autoComplete: 'cc-csc',
    placeholder: '123',
    maxLength: 4,
  },
} as const;

type CardFieldProps = { kind: keyof typeof KINDS; label: string };

/** A numeric card field, formatted while typing. */
export function CardField({ kind, label }: CardFieldProps) {
  const field = useField(kind, label);
  const { write, ...attributes } = KINDS[kind];
  return (
    <FieldFrame id={field.id} label={label} required problem={field.problem}>
      <input
        {...field.aria}
        {...attributes}
        inputMode="numeric"
        dir="ltr"
        value={field.text}
        aria-required
        onChange={(event) => field.change(write(event.target.value))}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
