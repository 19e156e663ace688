import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Table of levels: on a phone the points are below the name, so that no column is lost. */
export const LevelTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${token('type-sm')} ${token('font-text')};
  font-variant-numeric: tabular-nums;

  caption {
    margin-block-end: ${token('space-8')};
    font: 650 18px/24px ${token('font-text')};
    text-align: start;
  }
  th,
  td {
    padding: 10px ${token('space-4')};
    text-align: end;
    font-weight: 600;
  }
  thead th {
    font: 600 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  th:first-child {
    text-align: start;
  }
  tr + tr > *,
  tbody + tbody > tr:first-child > * {
    border-block-start: 1px solid ${token('border')};
  }
  th[scope='rowgroup'] {
    font: 600 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  [aria-current] > * {
    background: ${token('accent-soft')};
  }
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .here {
    color: ${token('reward-text')};
  }
  .reached {
    color: ${token('success-text')};
  }
  .ahead {
    color: ${token('text-muted')};
  }
  ${media.tablet} {
    th,
    td {
      padding: ${token('space-12')};
    }
  }
`;

/** The player's standing: a progress ring, with the same as text beside it. */
export const Stand = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-16')};

  .ring {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 80px;
    block-size: 80px;
    color: ${token('reward-text')};
  }
  .ring > svg {
    grid-area: 1 / 1;
  }
  .ring > svg:first-child {
    inline-size: 80px;
    block-size: 80px;
    rotate: -90deg;
    fill: none;
    stroke-width: 6;
  }
  .ring circle {
    stroke: ${token('surface3')};
  }
  .ring circle + circle {
    stroke: currentColor;
    stroke-linecap: round;
  }
  h2 {
    font-size: 28px;
    line-height: 34px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`;

/** Benefits of each level, expandable. */
export const Gifts = styled.section`
  h2 {
    margin-block-end: ${token('space-8')};
    font-size: 18px;
    line-height: 24px;
  }
  details + details {
    border-block-start: 1px solid ${token('border')};
  }
  summary {
    justify-content: space-between;
    padding-block: ${token('space-12')};
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: ${token('space-4')};
    padding-block-end: ${token('space-12')};
    padding-inline-start: ${token('space-20')};
    list-style: disc;
    color: ${token('text-muted')};
  }
`;
