import { type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

export type Stat = { key: string; label: string; value: ReactNode };

// Each line is full, whatever the number of facts: a grid would leave its last places empty.
const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  overflow: hidden;
  background: ${token('border')};

  > div {
    min-inline-size: 0;
    padding: 10px 16px;
    background: ${token('surface1')};
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  dd {
    overflow-wrap: anywhere;
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    > div {
      flex: 1 1 144px;
      padding: 14px 18px;
    }
    &:has(> :nth-child(6):last-child) > div {
      flex-basis: max(144px, 30%);
    }
    &:has(> :is(:nth-child(7), :nth-child(8)):last-child) {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    > div:last-child:nth-child(7) {
      grid-column: span 2;
    }
  }
`;

/** Facts side by side: name above, value below. */
export const StatList = ({ stats, label }: { stats: readonly Stat[]; label: string }) => (
  <Root aria-label={label}>
    {stats.map((stat) => (
      <div key={stat.key}>
        <dt>{stat.label}</dt>
        <dd>{stat.value}</dd>
      </div>
    ))}
  </Root>
);
