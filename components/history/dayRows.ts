import styled from 'styled-components';
import { localDay } from '@/domain/time/day';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

/** A day of rows: on a desktop rows of the table, below 64 px each, with a day's heading. */
export const Day = styled.tbody`
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
  .details dl > div {
    align-items: center;
  }
  .details dd button {
    vertical-align: middle;
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

type DayRows<Row> = { day: string; rows: Row[] };

/** Rows in their order, by the day on the device's clock: the zone their times are shown in. */
export function byDay<Row extends { date: string }>(rows: readonly Row[]): DayRows<Row>[] {
  const days: DayRows<Row>[] = [];
  for (const row of rows) {
    const moment = new Date(row.date);
    const day = Number.isNaN(moment.getTime()) ? '' : localDay(moment);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
