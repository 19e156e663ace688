import { useState } from 'react';
import styled, { css } from 'styled-components';
import { token } from '@/themes/token';
import { COVER_SIZES, coverSources, WIDE_COVER_SIZES, type CoverLoad } from './coverSources';
import { Tag } from '../figures/Tag';

/**
 * Sizes depend on the cover's own width, so it looks the same in a row, a grid and on the stage. A list of covers
 * applies this style to itself, because one styled component per tile took a quarter of the render's CPU time. Only a
 * cover that shows its name is a container: each container alternates style and layout passes, which slows the
 * scrolling of long lists.
 */
export const coverStyle = css`
  position: relative;
  display: grid;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  isolation: isolate;
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};

  &.wide {
    aspect-ratio: 16 / 10;
  }
  &.named {
    container-type: inline-size;
  }
  .name {
    align-self: center;
    padding: 7cqi;
    font: ${token('font-display-weight')} clamp(14px, 12.4cqi, 32px) / 1.08 ${token('font-display')};
    letter-spacing: ${token('font-display-tracking')};
    text-transform: ${token('font-display-case')};
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    color: ${token('text')};
  }
  picture {
    display: contents;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${Tag} {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 6px;
  }
`;

const Root = styled.span`
  ${coverStyle}
`;

type CoverProps = {
  name: string;
  /** Image address (see coverSources); null shows the name instead. */
  picture: string | null;
  /** Label in the corner. */
  tag?: string | undefined;
  load?: CoverLoad | undefined;
  /** 16:10, for live tables. */
  wide?: boolean | undefined;
};

/** The image until it fails to load; then null, which shows the name. */
function usePicture(picture: string | null) {
  const [lost, setLost] = useState<string | null>(null);
  return { picture: picture === lost ? null : picture, onLost: () => setLost(picture) };
}

type Shown = Pick<CoverProps, 'name' | 'picture' | 'tag' | 'wide'> & { load: CoverLoad; onLost: () => void };

// Functions, not components: a lobby has two dozen covers, and every component level costs render time.

function pictureOf(picture: string, { name, load, onLost, wide }: Shown) {
  const sizes = wide ? WIDE_COVER_SIZES : COVER_SIZES;
  const { src, srcSet, avif } = coverSources(picture);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {/* A plain img: next/image writes a style attribute, which the CSP forbids. `loading` precedes the address,
          because some browsers start loading as soon as they see it. */}
      <img
        alt={name}
        width={wide ? 400 : 300}
        height={wide ? 250 : 400}
        loading={load === 'near' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
        // Decoded in time, it is part of the page's first paint.
        decoding={load === 'first' ? 'sync' : undefined}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        onError={onLost}
        // It may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) onLost();
        }}
      />
    </picture>
  );
}

const classOf = ({ picture, wide }: Pick<Shown, 'picture' | 'wide'>) =>
  `cover${wide ? ' wide' : ''}${picture === null ? ' named' : ''}`;

const inside = (shown: Shown) => (
  <>
    {shown.picture === null ? <span className="name">{shown.name}</span> : pictureOf(shown.picture, shown)}
    {shown.tag && <Tag>{shown.tag}</Tag>}
  </>
);

/** The 3:4 cover of a game. Surrounding styles address it by the class `cover`. */
export function Cover({ load = 'first', ...props }: CoverProps) {
  const shown = { ...props, ...usePicture(props.picture) };
  return <Root className={classOf(shown)}>{inside({ ...shown, load })}</Root>;
}

/** A cover in a list that applies `coverStyle` to the class `cover`. */
export function ListedCover({ load = 'near', ...props }: CoverProps) {
  const shown = { ...props, ...usePicture(props.picture) };
  return <span className={classOf(shown)}>{inside({ ...shown, load })}</span>;
}
