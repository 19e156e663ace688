import { ChevronDown } from 'lucide';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MODAL_EXIT_MS } from '@/config/motion';
import { inMonth, moved, openingDay, writeDay, type PickedDay } from '@/domain/account/fields/birthPicker';
import { birthYears } from '@/domain/account/fields/dateOfBirth';
import { formatDay, formatMonth } from '@/domain/format/day';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Button } from '../controls/Button';
import { Dialog } from '../overlay/Dialog';
import { Icon } from '../pictures/Icon';
import { useLocale } from '../LocaleContext';
import { DayGrid } from './DayGrid';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  .parts {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${token('space-12')};
  }
  label {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token('space-4')};
    font-size: 13px;
    line-height: 20px;
    font-weight: 650;
  }
  label > svg {
    position: absolute;
    inset-block-end: 14px;
    inset-inline-end: ${token('space-12')};
    color: ${token('text-muted')};
    pointer-events: none;
  }
  select {
    min-block-size: 48px;
    padding-inline: ${token('space-12')} ${token('space-40')};
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 400 ${token('type-md')} ${token('font-text')};
  }
`;

type DatePickerProps = {
  open: boolean;
  title: string;
  /** The field's text: the calendar opens at that day, otherwise 18 years ago (VAL-24). */
  typed: string;
  today: string;
  onClose: () => void;
  /** Receives the picked day, "YYYY-MM-DD". */
  onPick: (day: string) => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Remounted on every opening, so it starts at the typed day. */
function Picker({ typed, today, onPick }: Pick<DatePickerProps, 'typed' | 'today' | 'onPick'>) {
  const t = useT();
  const locale = useLocale();
  const [picked, setPicked] = useState(() => openingDay(typed, today));
  const show = (day: PickedDay) => setPicked(moved(day, 0, today));
  return (
    <Root>
      <div className="parts">
        <label>
          {t('form.year')}
          <select
            value={picked.year}
            onChange={(event) => show(inMonth(picked, Number(event.target.value), picked.month))}
          >
            {birthYears(today).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </label>
        <label>
          {t('form.month')}
          <select
            value={picked.month}
            onChange={(event) => show(inMonth(picked, picked.year, Number(event.target.value)))}
          >
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {formatMonth(locale, month)}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </label>
      </div>
      <DayGrid picked={picked} today={today} onMove={setPicked} onPick={(day) => onPick(writeDay(day))} />
      <Button look="primary" size="main" wide onClick={() => onPick(writeDay(picked))}>
        {t('form.useDate', { date: formatDay(locale, writeDay(picked)) ?? '' })}
      </Button>
    </Root>
  );
}

/** Picks year, month and day in a dialog over the form. */
export function DatePicker({ open, title, onClose, ...picker }: DatePickerProps) {
  const [shown, setShown] = useState(false);
  if (open && !shown) setShown(true);
  useEffect(() => {
    if (open || !shown) return;
    const timer = setTimeout(() => setShown(false), MODAL_EXIT_MS);
    return () => clearTimeout(timer);
  }, [open, shown]);
  return (
    shown && (
      <Dialog open={open} onClose={onClose} title={title}>
        <Picker {...picker} />
      </Dialog>
    )
  );
}
