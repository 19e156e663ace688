import styled from 'styled-components';
import { heroLook } from '@/components/ui/layout/heroLook';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** The brand's scene behind a crown, or a ring, and a few words. Without room for it there is no scene. */
export const Hero = styled.header`
  ${heroLook}
  align-items: center;
  gap: ${token('space-20')};
  min-block-size: 148px;
  padding: ${token('space-24')} ${token('space-20')};
  background: ${token('gradient-hero')};

  .scene {
    display: none;
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
  .words {
    gap: ${token('space-4')};
    padding: 0;
  }
  .guest {
    margin-block-start: ${token('space-12')};
  }
  ${media.tablet} {
    gap: ${token('space-32')};
    min-block-size: 220px;
    padding-inline: ${token('space-40')};

    .crown {
      inline-size: 96px;
      block-size: 96px;
    }
    .crown svg {
      inline-size: 40px;
      block-size: 40px;
    }
  }
  ${media.desktop} {
    .scene {
      display: block;
      inline-size: 52%;
      background: ${token('scene')} center / cover no-repeat;
    }
    .words {
      max-inline-size: calc(50% - 176px);
    }
  }
`;
