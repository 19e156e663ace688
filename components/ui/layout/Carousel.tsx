import { ChevronLeft, ChevronRight } from 'lucide';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { IconButton } from '../controls/IconButton';
import { PauseButton } from './PauseButton';
import { SectionHeading } from './SectionHeading';
import { useAutoplay } from './useAutoplay';
import { useRowScroll } from './useRowScroll';

/** Extends into the gutter on both sides, so that items scroll under the screen edge and focus rings are not cut. */
export const CarouselTrack = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 118px;
  gap: 10px;
  margin-inline: calc(-1 * ${token('space-16')});
  padding-inline: ${token('space-16')};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  scroll-behavior: smooth;
  scroll-padding-inline: ${token('space-16')};

  > * {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-auto-columns: calc((100% - 5 * 12px) / 5.35);
    gap: ${token('space-12')};
    margin-inline: -6px;
    padding-inline: 6px;
    scroll-padding-inline: 6px;
  }
  ${media.desktop} {
    grid-auto-columns: calc((100% - 7 * 12px) / 8);
  }
`;

const Controls = styled.div`
  display: flex;
  gap: ${token('space-4')};

  button {
    inline-size: 36px;
    block-size: 36px;
  }
  .arrows {
    display: none;
    gap: inherit;
  }
  ${media.phone} {
    &:not(:has(> button)) {
      display: none;
    }
  }
  ${media.tablet} {
    .arrows {
      display: flex;
    }
  }
`;

type CarouselProps = {
  title: string;
  icon?: ReactNode;
  /** Total number of items. */
  count?: number | undefined;
  /** Page with all of them, linked beside the heading. */
  href?: string | undefined;
  /** Milliseconds between automatic moves; without it the carousel never moves by itself (THEME-06). */
  autoplayMs?: number | undefined;
  /** Index of the item at which it stops moving by itself; without it the end, and from there back to the start. */
  autoplayTo?: number | undefined;
  /** Set on the list, to style the items. */
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
};

/** Items in one row under a heading (W-13): scrolled by touch, wheel, keyboard or arrows, and optionally by itself. */
export function Carousel({ title, icon, count, href, autoplayMs, autoplayTo, className, children }: CarouselProps) {
  const t = useT();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const { row, before, after, reached, scroll, toStart, towardsLast } = useRowScroll(autoplayTo);
  // When everything fits there is nothing to move or to pause.
  const moves = autoplayTo === undefined ? before || after : !reached;
  const step = () => (autoplayTo !== undefined ? towardsLast() : after ? scroll(1) : toStart());
  const autoplay = useAutoplay(root, moves ? autoplayMs : undefined, step);
  const arrow = (name: 'ui.scrollBack' | 'ui.scrollOn', there: boolean, direction: 1 | -1) => (
    <IconButton label={t(name, { name: title })} filled aria-disabled={!there} onClick={() => scroll(direction)}>
      <Icon of={direction < 0 ? ChevronLeft : ChevronRight} size={16} className="flip" />
    </IconButton>
  );
  return (
    <section ref={root} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} icon={icon} count={count} href={href}>
        <Controls>
          <PauseButton name={title} autoplay={autoplay} />
          {(before || after) && (
            <div className="arrows">
              {arrow('ui.scrollBack', before, -1)}
              {arrow('ui.scrollOn', after, 1)}
            </div>
          )}
        </Controls>
      </SectionHeading>
      <CarouselTrack ref={row} className={className} aria-labelledby={heading}>
        {children}
      </CarouselTrack>
    </section>
  );
}
