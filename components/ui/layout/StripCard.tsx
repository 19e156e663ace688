import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Card } from './Card';

/** No lower than its held place (STRIP), so that nothing moves when it comes. */
const Root = styled(Card)`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${token('space-16')};
  min-block-size: 104px;
  padding-block: ${token('space-12')};

  > .sign {
    flex: none;
    display: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    color: ${token('accent-text')};
  }
  > .words {
    flex: 1 1 0;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-4')};
  }
  h2 {
    overflow: hidden;
    font: 700 ${token('type-md')} ${token('font-display')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Label and value never part, the facts do. */
  .facts {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};

    span {
      display: inline-block;
    }
    span + span::before {
      content: '·';
      margin-inline: 0.4em;
    }
  }
  @container (min-width: 480px) {
    > .sign {
      display: grid;
    }
  }
  ${media.tablet} {
    min-block-size: 92px;
    padding-block: ${token('space-12')};
  }
`;

/** The height of the card, for its held place. */
export const STRIP = { phone: 104, wide: 92 } as const;

type StripCardProps = {
  /** Shown where there is room. */
  icon: IconNode;
  /** Id of the heading. */
  labelledBy: string;
  /** Name and facts are a block of class `words`. */
  children: ReactNode;
};

/** One subject in a strip: its sign, its name, and the figures that matter now. */
export const StripCard = ({ icon, labelledBy, children }: StripCardProps) => (
  <Root as="section" aria-labelledby={labelledBy}>
    <span className="sign">
      <Icon of={icon} />
    </span>
    {children}
  </Root>
);
