import { useState } from 'react';
import styled, { css } from 'styled-components';
import { token } from '@/themes/token';
import { initialsOf, type CoverPattern, type CoverTone } from './coverLook';
import { COVER_SIZES, coverSources, type CoverLoad } from './coverSources';
import { Tag } from './Tag';

/**
 * All looks stand in one rule and are chosen by attribute: a class per look would repeat the whole rule in every page.
 * Sizes follow the cover's own width, so it is the same drawing in a row, in a grid and on the stage. A list of covers
 * puts this rule on itself: a styled component for each tile was a quarter of the render's CPU.
 */
export const coverStyle = css`
  container-type: inline-size;
  position: relative;
  display: block;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  isolation: isolate;
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};

  /* A hue for the ground and one for the line. A cover is a picture: as dark on a light theme as on a dark one. */
  &[data-tone] {
    --tone: ${token('accent')};
    --line: ${token('warning')};
    --night: color-mix(in oklab, var(--tone) 15%, #05070a);
    background: radial-gradient(
      120% 84% at 50% 34%,
      color-mix(in oklab, var(--tone) 76%, #000),
      color-mix(in oklab, var(--tone) 40%, #05070a) 56%,
      var(--night)
    );
  }
  &[data-tone='coral'] {
    --tone: ${token('second')};
    --line: color-mix(in oklab, ${token('second')} 40%, #fff);
  }
  &[data-tone='sky'] {
    --tone: ${token('info')};
  }
  &[data-tone='leaf'] {
    --tone: ${token('success')};
  }
  &[data-tone='amber'] {
    --tone: ${token('warning')};
    --line: color-mix(in oklab, ${token('warning')} 55%, #fff);
  }
  &[data-tone='rose'] {
    --tone: ${token('danger')};
  }
  &[data-tone='plum'] {
    --tone: color-mix(in oklch, ${token('info')}, ${token('danger')});
  }
  &[data-tone='pearl'] {
    --tone: color-mix(in oklab, ${token('info')} 45%, ${token('accent')});
    --line: color-mix(in oklab, ${token('accent')} 35%, #fff);
  }

  /* The drawing behind the medallion. */
  &[data-pattern]::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    opacity: 0.3;
    mask-image: radial-gradient(100% 62% at 50% 36%, #000 30%, transparent);
  }
  &[data-pattern='rays']::before {
    background: repeating-conic-gradient(from -6deg at 50% 36%, var(--line) 0 7deg, transparent 7.6deg 18deg);
  }
  &[data-pattern='waves']::before {
    background:
      radial-gradient(circle at 50% 100%, transparent 44%, var(--line) 46% 54%, transparent 56%) 0 0 / 20cqi 10cqi,
      radial-gradient(circle at 50% 100%, transparent 44%, var(--line) 46% 54%, transparent 56%) 10cqi 5cqi / 20cqi
        10cqi;
  }
  &[data-pattern='lattice']::before {
    background:
      repeating-linear-gradient(60deg, var(--line) 0 0.7cqi, transparent 1cqi 9cqi),
      repeating-linear-gradient(-60deg, var(--line) 0 0.7cqi, transparent 1cqi 9cqi);
  }

  /* The medallion: two rings with a stud at each quarter, and the initials. */
  .mark {
    position: absolute;
    inset-block-start: 16cqi;
    inset-inline: 20cqi;
    aspect-ratio: 1;
    display: grid;
    place-items: center;
    border: 1cqi solid var(--line);
    border-radius: 50%;
    outline: 0.5cqi solid color-mix(in oklab, var(--line) 60%, transparent);
    outline-offset: 2.4cqi;
    background: radial-gradient(circle at 50% 16%, color-mix(in oklab, var(--tone) 58%, #000), var(--night) 88%);
    font: ${token('font-display-weight')} 25cqi/1 ${token('font-display')};
    letter-spacing: -0.04em;
    color: color-mix(in oklab, var(--line) 78%, #fff);
  }
  .mark::after {
    --stud: var(--line) 1.7cqi, transparent 1.9cqi;
    content: '';
    position: absolute;
    inset: -4cqi;
    background:
      radial-gradient(circle at 50% 2cqi, var(--stud)), radial-gradient(circle at 50% calc(100% - 2cqi), var(--stud)),
      radial-gradient(circle at 2cqi 50%, var(--stud)), radial-gradient(circle at calc(100% - 2cqi) 50%, var(--stud));
  }
  /* The name stays in the light when a tile lays a wash over its cover. */
  .foot {
    position: absolute;
    z-index: 1;
    inset-inline: 7cqi;
    inset-block: 82cqi 7cqi;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3cqi;
    text-align: center;
  }
  .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: balance;
    font: ${token('font-display-weight')} clamp(14px, 12.4cqi, 32px) / 1.08 ${token('font-display')};
    letter-spacing: ${token('font-display-tracking')};
    text-transform: ${token('font-display-case')};
    color: #fff;
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
  /** Address of the picture (see coverSources); without one the cover is drawn from tokens and carries the name. */
  picture: string | null;
  look: { tone: CoverTone; pattern: CoverPattern };
  /** A word in the corner. */
  tag?: string | undefined;
  load?: CoverLoad | undefined;
};

/** The attributes that choose a cover's look; none for a picture. */
const lookOf = ({ picture, look }: Pick<CoverProps, 'picture' | 'look'>) =>
  picture === null ? { 'data-tone': look.tone, 'data-pattern': look.pattern } : {};

/** The picture until it fails to load; from then on null, which draws the cover. */
function usePicture(picture: string | null) {
  const [lost, setLost] = useState<string | null>(null);
  return { picture: picture === lost ? null : picture, onLost: () => setLost(picture) };
}

type Shown = Pick<CoverProps, 'name' | 'picture' | 'tag'> & { load: CoverLoad; onLost: () => void };

// The parts of a cover are functions, not components: a lobby has two dozen covers, and each level is paid at every render.

const drawing = (name: string) => (
  <>
    <span className="mark" aria-hidden>
      {initialsOf(name)}
    </span>
    <span className="foot">
      <span className="name">{name}</span>
    </span>
  </>
);

function pictureOf(picture: string, { name, load, onLost }: Shown) {
  const { src, srcSet, avif } = coverSources(picture);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={COVER_SIZES} />}
      {/* A plain image: next/image writes a style attribute, which the policy refuses. Loading is said before the
          address, or some browsers begin at once. */}
      <img
        alt={name}
        width={300}
        height={400}
        loading={load === 'near' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
        sizes={srcSet && COVER_SIZES}
        srcSet={srcSet}
        src={src}
        onError={onLost}
        // It may have failed before the page was alive.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) onLost();
        }}
      />
    </picture>
  );
}

const inside = (shown: Shown) => (
  <>
    {shown.picture === null ? drawing(shown.name) : pictureOf(shown.picture, shown)}
    {shown.tag && <Tag>{shown.tag}</Tag>}
  </>
);

/** The 3:4 cover of a game. What surrounds it addresses it by the class `cover`. */
export function Cover({ load = 'first', ...props }: CoverProps) {
  const shown = { ...props, ...usePicture(props.picture) };
  return (
    <Root className="cover" {...lookOf(shown)}>
      {inside({ ...shown, load })}
    </Root>
  );
}

/** A cover in a list that has `coverStyle` for its class `cover`. */
export function ListedCover({ load = 'near', ...props }: CoverProps) {
  const shown = { ...props, ...usePicture(props.picture) };
  return (
    <span className="cover" {...lookOf(shown)}>
      {inside({ ...shown, load })}
    </span>
  );
}
