import styled from 'styled-components';
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

/** A signed result; losses are as prominent as wins. `value` is a decimal string. */
export function Result({ value, currency }: { value: string; currency: string }) {
  const look = /^-?0*\.?0*$/.test(value) ? undefined : value.startsWith('-') ? 'loss' : 'win';
  return (
    <Root className={look}>
      <Amount value={value} currency={currency} sign="exceptZero" />
    </Root>
  );
}
