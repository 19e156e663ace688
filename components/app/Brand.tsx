import styled from 'styled-components';
import { assetUrl } from '@/config/endpoints';
import { useSettings } from '@/hooks/useSettings';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font: ${token('font-display-weight')} 18px/1.2 ${token('font-display')};
  letter-spacing: ${token('font-display-tracking')};
  text-transform: ${token('font-display-case')};

  img,
  svg {
    flex: none;
    block-size: 32px;
    inline-size: auto;
    max-inline-size: 160px;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.tablet} {
    font-size: 21px;
  }
`;

/** A gabled house on the quay, drawn from tokens: stands in for a brand without a logo of its own. */
const SceneMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden>
    <path d="M4 28V13c3 0 3-3 5-3 1-3 2-5 7-7 5 2 6 4 7 7 2 0 2 3 5 3v15z" fill={token('accent')} />
    <path d="M13 28v-6a3 3 0 0 1 6 0v6zM10 15h3v3h-3zM19 15h3v3h-3zM14.5 9h3v3h-3z" fill={token('on-accent')} />
  </svg>
);

/** Logo and name of the brand, both from the settings (CONF-06, CONF-32). */
export function Brand() {
  const { brandName, logo } = useSettings();
  return (
    <Root>
      {/* A plain image: next/image writes a style attribute, which the policy refuses. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      {logo ? <img src={assetUrl(logo)} alt="" height={32} /> : <SceneMark />}
      <span>{brandName}</span>
    </Root>
  );
}
