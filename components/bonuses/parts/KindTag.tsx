import styled from 'styled-components';
import { Tag } from '@/components/ui/figures/Tag';
import { Icon } from '@/components/ui/pictures/Icon';
import type { BonusType } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { KIND_ICONS } from './kindIcons';

const Root = styled(Tag)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  padding: 3px 10px;
  border-radius: ${token('radius-pill')};
  font-size: 12px;

  svg {
    flex: none;
    color: ${token('accent-text')};
  }
  &.freespins svg {
    color: ${token('info-text')};
  }
  &.instant_cashback svg {
    color: ${token('reward-text')};
  }
  &.no_deposit svg {
    color: ${token('success-text')};
  }
`;

/** The type of an offer: its icon, in a hue of its own, and its name. */
export const KindTag = ({ type }: { type: BonusType }) => (
  <Root className={type}>
    <Icon of={KIND_ICONS[type]} size={16} />
    {useT()(`bonus.type.${type}`)}
  </Root>
);
