import styled from 'styled-components';
import { signOf } from '@/domain/money/signOf';
import { token } from '@/themes/token';
import { Amount } from '../figures/Amount';

const Root = styled.span`
  &.loss {
    color: ${token('danger-text')};
  }
  &.win {
    color: ${token('success-text')};
  }
`;

const LOOKS = { '+': 'win', '-': 'loss', 0: undefined };

/** A signed result; losses are as prominent as wins. `value` is a decimal string. */
export function Result({ value, currency }: { value: string; currency: string }) {
  return (
    <Root className={LOOKS[signOf(value)]}>
      <Amount value={value} currency={currency} sign="exceptZero" />
    </Root>
  );
}
