import { UserRound } from 'lucide';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { Icon } from './Icon';
import { initialsOf } from './initials';

const Root = styled.span<{ $large: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${(props) => (props.$large ? '76px' : '40px')};
  block-size: ${(props) => (props.$large ? '76px' : '40px')};
  border: 2px solid ${token('border-strong')};
  border-radius: 50%;
  background: ${token('accent-soft')};
  color: ${token('accent-text')};
  font: 700 ${(props) => (props.$large ? '24px/1' : '14px/1')} ${token('font-text')};
`;

/** Up to two initials, or an icon without any. Decorative: the name is shown beside it. */
export const Avatar = ({ name, large = false }: { name: string; large?: boolean }) => (
  <Root $large={large} aria-hidden>
    {initialsOf(name) || <Icon of={UserRound} size={large ? 24 : 20} />}
  </Root>
);
