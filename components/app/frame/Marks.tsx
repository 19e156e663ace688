import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { skippedUntilNear } from '@/components/ui/navigation/skipped';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { token } from '@/themes/token';

/** A mark is a mask over the text colour, so that one monochrome image serves every theme. */
const maskOf = (url: string | null, index: number) =>
  url ? `li:nth-child(${index + 1}) .mark { mask-image: url("${url}"); }` : '';

/** Contains only the brand-specific rules, because the server compiles it for every page. */
const Masks = styled.ul<{ $urls: readonly (string | null)[] }>`
  ${({ $urls }) => $urls.map(maskOf).join('')}
`;

/** Style of all marks, included in the footer's style. The images load when they come near. */
export const marksLook = css`
  .marks {
    align-self: stretch;
    ${skippedUntilNear('28px')}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-16')} ${token('space-24')};
    color: ${token('text-subtle')};
  }
  .marks .mark {
    display: block;
    inline-size: 28px;
    block-size: 28px;
    background: currentColor;
    mask-position: center;
    mask-size: contain;
    mask-repeat: no-repeat;
    forced-color-adjust: none;
  }
  .marks bdi {
    font: 650 ${token('type-sm')} ${token('font-display')};
  }
  .social {
    contain-intrinsic-block-size: auto 44px;
    gap: ${token('space-8')};
  }
  .social a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    color: ${token('text-muted')};
  }
  .social a:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  .social .mark {
    inline-size: 20px;
    block-size: 20px;
  }
`;

type Mark = { name: string; icon?: string | null };

type MarksProps<T extends Mark> = {
  label: string;
  marks: readonly T[];
  className?: string;
  /** Wraps a mark, for example in its link. */
  around?: (mark: T, drawing: ReactNode) => ReactNode;
};

const drawn = (name: string, url: string | null) =>
  url ? <span className="mark" role="img" aria-label={name} /> : <bdi>{name}</bdi>;

/** Third-party marks in one colour; a name where there is no image. Renders nothing for an empty list (NAV-24). */
export function Marks<T extends Mark>({ label, marks, className = '', around }: MarksProps<T>) {
  const pictureUrl = usePictureUrl();
  if (marks.length === 0) return null;
  const urls = marks.map(({ icon }) => pictureUrl(icon));
  const drawings = marks.map(({ name }, index) => drawn(name, urls[index] ?? null));
  return (
    <Masks aria-label={label} className={`marks ${className}`.trimEnd()} $urls={urls}>
      {marks.map((mark, index) => (
        <li key={mark.name}>{around ? around(mark, drawings[index]) : drawings[index]}</li>
      ))}
    </Masks>
  );
}
