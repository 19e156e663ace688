import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** A list of what belongs to the account, such as sessions and passkeys. */
export const ItemList = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  li > svg {
    color: ${token('text-muted')};
  }
  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    overflow-wrap: anywhere;
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  li > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.tablet} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    li > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

type ItemProps = {
  icon: IconNode;
  name: string;
  facts: string;
  /** What can be done with it, or its state. */
  children: ReactNode;
};

/** One of them: its name, what is known of it, and what can be done with it. */
export function Item({ icon, name, facts, children }: ItemProps) {
  return (
    <li>
      <Icon of={icon} size={24} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi>{facts}</bdi>
        </small>
      </span>
      {children}
    </li>
  );
}
