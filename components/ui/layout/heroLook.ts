import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * A hero before the brand's scene: a `.scene` above `.words` (a `.badge`, a heading, text and `.ways` to go on) on a
 * phone, beside them from a tablet on. Whoever uses it gives heights and the phone's gradient.
 */
export const heroLook = css`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  color: ${token('on-hero')};

  .scene {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    z-index: -1;
    mask-image: linear-gradient(180deg, #000 62%, transparent);
  }
  [dir='rtl'] & .scene {
    transform: scaleX(-1);
  }
  .words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space-12')};
    inline-size: 100%;
    padding: 0 ${token('space-20')} ${token('space-20')};
  }
  .badge {
    padding: 2px ${token('space-12')};
    border-radius: ${token('radius-pill')};
    background: ${token('hero-a')};
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  h1,
  h2 {
    font-size: 27px;
    line-height: 31px;
  }
  p {
    text-wrap: pretty;
    color: ${token('on-hero-muted')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')};
    inline-size: 100%;
  }
  .ways > * {
    flex: 1;
  }
  ${media.tablet} {
    align-items: center;
    background: ${token('gradient-hero')};

    [dir='rtl'] & {
      background: linear-gradient(260deg, ${token('hero-a')}, ${token('hero-b')} 58%, ${token('hero-c')});
    }
    .scene {
      inset-inline-start: auto;
      block-size: 100%;
      mask-image: linear-gradient(90deg, transparent 4%, #000 44%);
    }
    .words {
      max-inline-size: min(520px, 54%);
      padding-inline: ${token('space-40')} 0;
    }
    h1,
    h2 {
      font-size: 34px;
      line-height: 38px;
    }
    .ways > * {
      flex: none;
    }
  }
  ${media.desktop} {
    h1,
    h2 {
      font-size: 42px;
      line-height: 46px;
    }
  }
`;
