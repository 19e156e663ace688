import styled from 'styled-components';
import { token } from '@/themes/token';

/** Adapts to its own width (container queries): a calendar appears in a column, in a dialog and on a phone. */
export const CalendarFrame = styled.section`
  container-type: inline-size;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-8')};
    min-block-size: 28px;
    margin-block-end: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  h2 {
    font-size: 18px;
    line-height: 28px;
    color: ${token('text')};
  }
  @container (min-width: 640px) {
    > header > span {
      display: none;
    }
    h2 {
      font-size: 20px;
    }
  }
`;

/** Weeks of seven days, Monday first: narrow cells, wide ones from 640 px on. Its days are list items or a grid's cells. */
export const Weeks = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 5px;

  [role='row'] {
    display: contents;
  }
  > li,
  [role='gridcell'] {
    min-inline-size: 0;
    min-block-size: 78px;
    border-radius: ${token('radius-sm')};
  }
  @container (min-width: 640px) {
    gap: ${token('space-8')};

    > li,
    [role='gridcell'] {
      min-block-size: 116px;
      border-radius: ${token('radius-md')};
    }
  }
`;

/** The row of weekday names above the weeks. */
export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 5px;
  min-block-size: 24px;
  font: 600 ${token('type-xs')} ${token('font-text')};
  color: ${token('text-subtle')};

  > span {
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container (min-width: 640px) {
    gap: ${token('space-8')};

    > span {
      padding-inline-start: ${token('space-4')};
      text-align: start;
    }
  }
`;
