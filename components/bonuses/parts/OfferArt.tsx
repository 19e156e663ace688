import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { offerSources } from '@/components/ui/pictures/coverSources';
import type { Offer } from '@/domain/bonuses/offer';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.div`
  position: relative;
  flex: none;
  block-size: 120px;
  overflow: hidden;
  background: ${token('gradient-hero')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(180deg, transparent 45%, ${token('surface1')});
  }
  > .tag {
    position: absolute;
    inset-block-start: ${token('space-12')};
    inset-inline-start: ${token('space-12')};
    z-index: 1;
  }
  /* Before one scene, marks alone would look alike. */
  &.freespins {
    background: linear-gradient(100deg, ${token('hero-a')}, ${token('info')});
  }
  &.instant_cashback {
    background: linear-gradient(100deg, ${token('hero-a')}, ${token('reward')});
  }
  &.no_deposit {
    background: linear-gradient(100deg, ${token('hero-a')}, ${token('success')});
  }
  .scene {
    position: absolute;
    inset: 0;
    background: ${token('scene')} right bottom / cover no-repeat;
    opacity: 0.45;
  }
  .banner {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .mark {
    position: absolute;
    inset-block: 4% auto;
    inset-inline-end: 12%;
    inline-size: auto;
    block-size: 96%;
  }
  [dir='rtl'] & :is(.scene, .banner) {
    transform: scaleX(-1);
  }
  &.off :is(.scene, img) {
    filter: saturate(0.35) brightness(0.8);
  }
  ${media.tablet} {
    block-size: 148px;
  }
`;

/** Which of an offer's pictures can be shown: those that exist, may be loaded, and did not fail to. */
export function useOfferPictures({ image, mark }: Pick<Offer, 'image' | 'mark'>) {
  const pictureUrl = usePictureUrl();
  const [lost, setLost] = useState<readonly string[]>([]);
  const shown = (picture: string | null) => {
    const url = pictureUrl(picture);
    return url !== null && !lost.includes(url) ? url : null;
  };
  const lose = (url: string) => setLost((before) => [...before, url]);
  return { image: shown(image), mark: shown(mark), lose };
}

type PictureProps = {
  className: 'banner' | 'mark';
  url: string;
  sizes: string;
  /** Fetched with the page, not when it comes near. */
  soon?: boolean;
  onLost: (url: string) => void;
};

/** A picture of an offer: decoration, since the title says what it is about. */
export function OfferPicture({ className, url, sizes, soon = false, onLost }: PictureProps) {
  const { src, srcSet, avif } = offerSources(url);
  const [width, height] = className === 'banner' ? [720, 300] : [260, 300];
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        alt=""
        width={width}
        height={height}
        loading={soon ? undefined : 'lazy'}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        onError={() => onLost(url)}
      />
    </picture>
  );
}

type OfferArtProps = {
  offer: Pick<Offer, 'image' | 'mark' | 'type'>;
  /** Not for the visitor now: less colour. */
  off?: boolean;
  /** Over the picture; alone where there is none. */
  children?: ReactNode;
};

/** The picture over an offer: its banner, or its mark before the brand's scene. Without a picture there is no box. */
export function OfferArt({ offer, off = false, children }: OfferArtProps) {
  const { image, mark, lose } = useOfferPictures(offer);
  if (image === null && mark === null) return children;
  return (
    <Root className={`art ${offer.type}${off ? ' off' : ''}`}>
      {image === null ? <div className="scene" /> : null}
      {image !== null && (
        <OfferPicture className="banner" url={image} sizes="(min-width:768px) 480px,100vw" onLost={lose} />
      )}
      {image === null && mark !== null && <OfferPicture className="mark" url={mark} sizes="140px" onLost={lose} />}
      {children && <span className="tag">{children}</span>}
    </Root>
  );
}
