import styled from 'styled-components';
import { assetUrl } from '@/config/endpoints';
import type { SettingsLogo } from '@/config/settings';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** With fewer tiles than this they share the whole line (spec §2). */
const FULL_WIDTH_BELOW = 5;

const Tiles = styled.ul<{ $few: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$few ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  gap: ${token('space-12')};

  li {
    display: flex;
    flex-direction: column;
    gap: ${token('space-12')};
    padding: ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid: ${(props) => (props.$few ? 'none / auto-flow minmax(0, 1fr)' : 'none / repeat(4, minmax(0, 1fr))')};
  }
`;

/** The operator's drawing as a stencil, so that it has the colour of the theme's text. */
const Mark = styled.span<{ $src: string }>`
  inline-size: 32px;
  block-size: 32px;
  background: currentColor;
  mask: url('${(props) => props.$src}') center / contain no-repeat;
`;

/** Ways to pay by name and mark. They are no buttons: what pays needs an account. */
export const PaymentTiles = ({ logos }: { logos: readonly SettingsLogo[] }) => (
  <Tiles $few={logos.length < FULL_WIDTH_BELOW}>
    {logos.map(({ name, icon }) => (
      <li key={name}>
        {icon && <Mark $src={assetUrl(icon)} aria-hidden />}
        {name}
      </li>
    ))}
  </Tiles>
);
