import Router from 'next/router';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { token } from '@/themes/token';
import { growCovers, PLACE } from './growCovers';

/** The cover and the game's place are one picture that changes its size; the page around it changes at once. */
const Movement = createGlobalStyle`
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(*) {
    animation-duration: ${token('motion-slow')};
    animation-timing-function: ${token('ease')};
  }
  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation-duration: ${token('motion-fast')};
  }
  ::view-transition-old(${PLACE}),
  ::view-transition-new(${PLACE}) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    overflow: clip;
    animation-duration: ${token('motion-base')};
  }
`;

/** Lets a tile's cover grow into the game's place, and shrink back into it, in browsers with View Transitions. */
export function GrowingCover() {
  useEffect(() => (Router.router ? growCovers(Router.router) : undefined), []);
  return <Movement />;
}
