import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** The brand's scene behind a crown, or a ring, and a few words. */
export const Hero = styled.header`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: ${token('space-20')};
  min-block-size: 148px;
  padding: ${token('space-24')} ${token('space-20')};
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  background: ${token('gradient-hero')};
  color: ${token('on-hero')};

  [dir='rtl'] & {
    background: linear-gradient(260deg, ${token('hero-a')}, ${token('hero-b')} 58%, ${token('hero-c')});
  }
  .scene {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: -1;
    display: none;
    inline-size: 52%;
    background: ${token('scene')} center / cover no-repeat;
    mask-image: linear-gradient(90deg, transparent 4%, #000 44%);
  }
  [dir='rtl'] & .scene {
    transform: scaleX(-1);
  }
  .crown {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  h1 {
    font-size: 27px;
    line-height: 31px;
  }
  p {
    margin-block-start: ${token('space-4')};
    color: ${token('on-hero-muted')};
    text-wrap: pretty;
  }
  ${media.tablet} {
    min-block-size: 220px;
    padding-inline: ${token('space-40')};
    gap: ${token('space-32')};

    .crown {
      inline-size: 96px;
      block-size: 96px;
    }
    .crown svg {
      inline-size: 40px;
      block-size: 40px;
    }
    h1 {
      font-size: 34px;
      line-height: 38px;
    }
  }
  ${media.desktop} {
    .scene {
      display: block;
    }
    .words {
      max-inline-size: calc(50% - 176px);
    }
  }
`;
