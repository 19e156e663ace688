import { type IconNode } from 'lucide';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { segments } from './segments';
import { SiteLink } from '../controls/SiteLink';

const Root = styled.nav`
  ${segments}
  ${media.tablet} {
    > * {
      padding-inline: ${token('space-16')};
    }
  }
`;

type Place = { key: string; href: string; text: string; icon: IconNode; isHere: boolean };

/** Links to related pages, side by side; `label` names the group. */
export const PlaceBar = ({ label, places }: { label: string; places: readonly Place[] }) => (
  <Root aria-label={label}>
    {places.map(({ key, href, text, icon, isHere }) => (
      <SiteLink key={key} href={href} aria-current={isHere ? 'page' : undefined}>
        <Icon of={icon} size={16} />
        {text}
      </SiteLink>
    ))}
  </Root>
);
