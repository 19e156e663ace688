import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Overlay over the page: a fading dot map with the panel in the middle. */
export const Root = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token('z-block')};
  display: grid;
  place-items: center;
  overflow-y: auto;
  padding: ${token('space-20')};
  background: ${token('bg')};

  &::before {
    content: '';
    position: fixed;
    inset: 38% 0 0;
    opacity: 0.5;
    background: radial-gradient(circle, ${token('border')} 3px, transparent 3.5px) center / 20px 20px;
    mask-image:
      radial-gradient(26% 60% at 12% 30%, #000 60%, transparent 75%),
      radial-gradient(16% 45% at 40% 100%, #000 60%, transparent 75%),
      radial-gradient(30% 50% at 88% 90%, #000 60%, transparent 75%);
  }
  .panel {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-16')};
    inline-size: 100%;
    max-inline-size: 520px;
    padding: ${token('space-24')} ${token('space-20')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-xl')};
    background: ${token('surface1')};
    box-shadow: ${token('shadow-lg')};
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0 ${token('space-16')};
    color: ${token('text-muted')};
  }
  .bar > :first-child {
    min-block-size: 44px;
    color: ${token('text')};
  }
  .bar summary {
    padding-inline: ${token('space-12')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    font: 500 ${token('type-sm')} ${token('font-text')};
  }
  .bar details[open] {
    flex-basis: 100%;
  }
  .disc {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: 50%;
    background: ${token('warning-soft')};
    color: ${token('warning-text')};
  }
  h1 {
    font-size: 28px;
    line-height: 34px;
    outline: none;
  }
  h1 + p {
    margin-block-start: calc(-1 * ${token('space-8')});
    color: ${token('text-muted')};
  }
  dl {
    padding-inline: ${token('space-16')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-12')};
  }
  dl > div + div {
    border-block-start: 1px solid ${token('border')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    overflow-wrap: anywhere;
    text-align: end;
    font-weight: 600;
  }
  .ways,
  ul {
    font: 400 ${token('type-sm')} ${token('font-text')};
    text-align: center;
    color: ${token('text-muted')};
  }
  .ways > div,
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${token('space-16')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  .contact {
    font-weight: 650;
    color: ${token('accent-text')};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ul {
    border-block-start: 1px solid ${token('border')};
    padding-block-start: ${token('space-4')};
  }
  ${media.tablet} {
    .panel {
      padding: ${token('space-32')};
    }
  }
`;
