import { ArrowDownToLine, ArrowUpFromLine, Gift, Scale, type IconNode } from 'lucide';
import { memo, useId, useState } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { methodName } from '@/domain/cashier/methods/methodName';
import { formatFullDay } from '@/domain/format/day';
import { formatTime } from '@/domain/format/instant';
import type { Transaction } from '@/domain/history/history';
import { isMoved, isReward, shortId, signedAmount } from '@/domain/history/moved';
import { localDay } from '@/domain/time/day';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';
import { Moment, typeWords } from './cells';
import { CopyId } from './CopyId';
import { TransactionDetails } from './TransactionDetails';

/** A day of rows: on a desktop rows of the table, below 64 px each, with a day's heading. */
const Day = styled.tbody`
  .type button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: 32px;
    font-weight: 650;
    text-align: start;
  }
  .unmoved {
    color: ${token('text-muted')};
  }
  .reward {
    color: ${token('success-text')};
  }
  .id {
    white-space: nowrap;
  }
  .id button {
    inline-size: 32px;
    block-size: 32px;
    vertical-align: middle;
  }
  .details dl {
    max-inline-size: 480px;
  }
  ${media.desktop} {
    .day,
    .square,
    .short {
      display: none;
    }
    .amount {
      font-weight: 650;
    }
  }
  ${media.belowDesktop} {
    .day th {
      display: block;
      padding-block: ${token('space-16')} ${token('space-4')};
      font: 650 ${token('type-sm')} ${token('font-text')};
      text-align: start;
    }
    .row {
      position: relative;
      display: grid;
      grid-template: 'square type amount' auto 'square method state' auto / 40px minmax(0, 1fr) auto;
      align-content: center;
      gap: 0 ${token('space-12')};
      min-block-size: 64px;
      padding-block: ${token('space-8')};
      border-block-end: 1px solid ${token('border')};
    }
    .row > .id,
    .row > .bonus,
    .row > .quiet,
    .long {
      display: none;
    }
    .square {
      grid-area: square;
      display: grid;
      place-items: center;
      inline-size: 40px;
      block-size: 40px;
      border-radius: ${token('radius-md')};
      background: ${token('surface2')};
    }
    .square.reward {
      background: ${token('success-soft')};
    }
    .type {
      grid-area: type;
    }
    .type button {
      min-block-size: 0;
    }
    .type button > svg {
      display: none;
    }
    .type button::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token('radius-md')};
    }
    .type button:focus-visible {
      outline: none;
    }
    .type button:focus-visible::after {
      ${ring}
    }
    .method {
      grid-area: method;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .amount {
      grid-area: amount;
      text-align: end;
      font-weight: 650;
    }
    .date,
    .status {
      grid-area: state;
      text-align: end;
    }
    .method,
    .date {
      font-size: 12px;
      color: ${token('text-muted')};
    }
    .details td {
      padding: ${token('space-8')} ${token('space-12')} ${token('space-12')};
      border-radius: ${token('radius-md')};
      background: ${token('sunken')};
    }
  }
`;

const ICONS: Readonly<Record<string, IconNode>> = { deposit: ArrowDownToLine, withdrawal: ArrowUpFromLine };

const iconOf = (row: Transaction): IconNode => ICONS[row.type] ?? (isReward(row) ? Gift : Scale);

/** What receipts call it and support asks for; the id where the backend names no reference. */
export const nameOf = ({ reference, id }: Transaction): string => reference ?? id;

/** Done as asked: a phone then shows the time instead. */
const QUIET: readonly (string | null)[] = ['processed', 'completed'];
type DayRows = { day: string; rows: Transaction[] };

/** Rows in their order, by the day on the device's clock: the zone their times are shown in. */
function byDay(rows: readonly Transaction[]): DayRows[] {
  const days: DayRows[] = [];
  for (const row of rows) {
    const moment = new Date(row.date);
    const day = Number.isNaN(moment.getTime()) ? '' : localDay(moment);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/**
 * Transactions with the columns of ENT-39. Below a desktop's width they are grouped by day, and a press on a row opens
 * what it leaves out. Memoised: other updates of the page must not re-render up to a hundred rows.
 */
export const TransactionRows = memo(function TransactionRows({ rows }: { rows: readonly Transaction[] }) {
  const locale = useLocale();
  return byDay(rows).map(({ day, rows: ofDay }) => (
    <Day key={ofDay[0]!.id}>
      {day !== '' && (
        <tr className="day">
          <th scope="rowgroup" colSpan={7}>
            {formatFullDay(locale, day)}
          </th>
        </tr>
      )}
      {ofDay.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </Day>
  ));
});

function Row({ row }: { row: Transaction }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { date, type, status, currency, bonus } = row;
  const moment = new Date(date);
  const method = methodName(t, locale.tag, row.method);
  const look = !isMoved(row) ? 'unmoved' : isReward(row) ? 'reward' : undefined;
  const isQuiet = QUIET.includes(status);
  const state = status === null ? '–' : <StatusPill status={status} />;
  return (
    <>
      <tr className="row">
        <td className={isQuiet || status === null ? 'date' : 'date quiet'}>
          <span className="long">
            <Moment value={date} />
          </span>
          {!Number.isNaN(moment.getTime()) && (
            <span className="short" aria-hidden>
              <Figure>{formatTime(locale, moment)}</Figure>
            </span>
          )}
        </td>
        <td className="id">
          <bdi title={nameOf(row)}>{shortId(nameOf(row))}</bdi>
          <CopyId name={nameOf(row)} />
        </td>
        <td className="method">
          <bdi lang={method.lang}>{method.words}</bdi>
        </td>
        <td className="type">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon of={iconOf(row)} size={16} />
            {typeWords(t, type)}
          </button>
        </td>
        <td className="amount money">
          <span className={look}>
            <Amount value={signedAmount(row)} currency={currency} sign={isMoved(row) ? 'exceptZero' : 'negative'} />
          </span>
        </td>
        <td className={isQuiet || status === null ? 'status quiet' : 'status'}>{state}</td>
        <td className="bonus">{t(bonus ? 'history.yes' : 'history.no')}</td>
        <td className={`square ${look ?? ''}`} aria-hidden>
          <Icon of={iconOf(row)} size={20} />
        </td>
      </tr>
      {open && (
        <tr className="details" id={id}>
          <td colSpan={7}>
            <TransactionDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
