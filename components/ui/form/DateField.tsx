import { CalendarDays } from 'lucide';
import { useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { isDayKey, readTypedDay } from '@/domain/account/fields/birthPicker';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { DatePicker } from './DatePicker';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { useField } from './useField';
import { useKeyFilter } from './useKeyFilter';

type DateFieldProps = FieldProps & {
  /** The visitor's local day, "YYYY-MM-DD". */
  today: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** A date of birth, "YYYY-MM-DD" in every language (OP-048): typed, or picked from a calendar. */
export function DateField({ name, label, hint, required, locked, today, autoComplete }: DateFieldProps) {
  const t = useT();
  const field = useField(name, label);
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  useKeyFilter(input, isDayKey);
  const leave = () => {
    const day = readTypedDay(field.text);
    if (day === field.text) field.leave();
    else field.settle(day);
  };
  return (
    <FieldFrame label={label} hint={hint} required={required} locked={locked} id={field.id} problem={field.problem}>
      <input
        {...field.aria}
        ref={input}
        inputMode="numeric"
        dir="ltr"
        placeholder={t('form.datePlaceholder')}
        autoComplete={autoComplete}
        value={field.text}
        readOnly={locked}
        aria-required={required}
        onChange={(event) => field.change(event.target.value)}
        onBlur={leave}
      />
      {!locked && (
        <button
          type="button"
          aria-label={t('form.openCalendar', { field: label })}
          title={t('form.openCalendar', { field: label })}
          onClick={() => setPicking(true)}
        >
          <Icon of={CalendarDays} />
        </button>
      )}
      <DatePicker
        open={picking}
        title={label}
        typed={field.text}
        today={today}
        onClose={() => setPicking(false)}
        onPick={(day) => {
          setPicking(false);
          field.settle(day);
        }}
      />
    </FieldFrame>
  );
}
