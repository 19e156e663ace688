import styled from 'styled-components';
import { token } from '@/themes/token';
import type { Stat } from './StatList';

const Root = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    padding-block: ${token('space-8')};
  }
  > div + div {
    border-block-start: 1px solid ${token('border')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Facts in rows: name at the start of the line, value at its end. */
export const FactList = ({ facts, label }: { facts: readonly Stat[]; label?: string }) => (
  <Root aria-label={label}>
    {facts.map(({ key, label: name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
