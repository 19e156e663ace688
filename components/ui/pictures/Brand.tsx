import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** As high as the mark: a name that has no room beside it stands below, out of sight, and isn't cut. */
const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  min-inline-size: 32px;
  max-inline-size: 100%;
  block-size: 32px;
  overflow: hidden;
  font: ${token('font-display-weight')} 18px/1.2 ${token('font-display')};
  letter-spacing: ${token('font-display-tracking')};
  text-transform: ${token('font-display-case')};

  > :first-child {
    flex: none;
    block-size: 32px;
    max-inline-size: 160px;
  }
  .mark {
    inline-size: 32px;
    background: ${token('mark')} center / contain no-repeat;
  }
  span {
    white-space: nowrap;
  }
  ${media.tablet} {
    font-size: 21px;
  }
`;

/** The brand's logo and name (hooks/useBrand.ts); without a logo, the theme's own mark. */
export function Brand({ name, logo }: { name: string; logo: string | null }) {
  return (
    <Root>
      {/* A plain img: next/image writes a style attribute, which the CSP forbids. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      {logo ? <img src={logo} alt="" height={32} /> : <span className="mark" aria-hidden />}
      <span dir="auto">{name}</span>
    </Root>
  );
}
