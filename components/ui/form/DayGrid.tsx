import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { inMonth, moved, weekColumn, weeksOf, writeDay, type PickedDay } from '@/domain/account/fields/birthPicker';
import { formatColumnDay, formatDay, formatFullDay, formatMonth } from '@/domain/format/day';
import { token } from '@/themes/token';
import { useLocale } from '../LocaleContext';

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: center;

  th {
    padding-block: ${token('space-4')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  td {
    padding: 0;
  }
  button {
    inline-size: 100%;
    min-block-size: 44px;
    border-radius: ${token('radius-sm')};
  }
  button:hover {
    background: ${token('surface2')};
  }
  [aria-selected='true'] button {
    background: ${token('accent')};
    color: ${token('on-accent')};
    font-weight: 650;
  }
  button:disabled {
    color: ${token('text-subtle')};
    cursor: not-allowed;
  }
`;

/** Any week that starts on a Monday, to format the weekday names. */
const WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2001-01-${day}`);

type DayGridProps = {
  picked: PickedDay;
  today: string;
  /** Keyboard moved to another day: shown, not yet picked. */
  onMove: (day: PickedDay) => void;
  onPick: (day: PickedDay) => void;
};

/** The days of a month, Monday first, navigated by arrow keys; PageUp and PageDown change the month. */
export function DayGrid({ picked, today, onMove, onPick }: DayGridProps) {
  const locale = useLocale();
  const root = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [picked]);

  const onward = locale.dir === 'rtl' ? -1 : 1;
  const column = weekColumn(picked);
  const byMonths = (months: number) => {
    const count = picked.year * 12 + picked.month - 1 + months;
    return moved(inMonth(picked, Math.floor(count / 12), (count % 12) + 1), 0, today);
  };
  const targets: Readonly<Record<string, () => PickedDay>> = {
    ArrowLeft: () => moved(picked, -onward, today),
    ArrowRight: () => moved(picked, onward, today),
    ArrowUp: () => moved(picked, -7, today),
    ArrowDown: () => moved(picked, 7, today),
    Home: () => moved(picked, -column, today),
    End: () => moved(picked, 6 - column, today),
    PageUp: () => byMonths(-1),
    PageDown: () => byMonths(1),
  };
  const press = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    byKey.current = true;
    onMove(target());
  };
  return (
    <Root ref={root} role="grid" aria-label={`${formatMonth(locale, picked.month)} ${picked.year}`}>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col">
              {formatColumnDay(locale, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(picked.year, picked.month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => {
              if (day === null) return <td key={`none${place}`} />;
              const date = { ...picked, day };
              const text = writeDay(date);
              const chosen = day === picked.day;
              return (
                <td key={day} role="gridcell" aria-selected={chosen}>
                  <button
                    type="button"
                    tabIndex={chosen ? 0 : -1}
                    disabled={text > today}
                    aria-label={formatFullDay(locale, text) ?? formatDay(locale, text) ?? text}
                    onKeyDown={press}
                    onClick={() => onPick(date)}
                  >
                    {day}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
