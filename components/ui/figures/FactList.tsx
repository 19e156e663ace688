import styled, { css } from 'styled-components';
import { token } from '@/themes/token';
import type { Stat } from './StatList';

const sumsLook = css`
  /* As narrow as its longest word, before the value falls below it. */
  dt {
    flex: 1 1 min-content;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  dd {
    margin-inline-start: auto;
  }
`;

const Root = styled.dl<{ $sums: boolean }>`
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
  ${(props) => props.$sums && sumsLook}
`;

type FactListProps = {
  facts: readonly Stat[];
  label?: string;
  /** Every value is as short as a sum: it stays beside a name of many words, which wraps instead. */
  sums?: boolean;
};

/** Facts in rows: name at the start of the line, value at its end. */
export const FactList = ({ facts, label, sums = false }: FactListProps) => (
  <Root aria-label={label} $sums={sums}>
    {facts.map(({ key, label: name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
