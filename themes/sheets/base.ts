import { media } from '../media';
import { ring } from '../ring';
import { token } from '../token';
import { controls } from './controls';

const reset = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body,
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  img,
  svg,
  iframe {
    display: block;
    border: 0;
  }
  img {
    max-inline-size: 100%;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

const type = `
  body {
    background: ${token('bg')};
    color: ${token('text')};
    font: 400 ${token('type-md')} ${token('font-text')};
    font-variant-numeric: lining-nums;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3 {
    font-family: ${token('font-display')};
    font-weight: ${token('font-display-weight')};
    letter-spacing: ${token('font-display-tracking')};
    text-transform: ${token('font-display-case')};
    text-wrap: balance;
  }
  :lang(ar) :is(h1, h2, h3),
  :lang(fa) :is(h1, h2, h3),
  :lang(ps) :is(h1, h2, h3) {
    letter-spacing: 0;
  }
  /* Marks above and below the letters need the room; a Korean line breaks between words, a Japanese one between
     phrases. */
  body:lang(my) {
    line-height: 1.7;
  }
  body:lang(my) :is(h1, h2, h3) {
    line-height: 1.6;
  }
  body:lang(ko) {
    word-break: keep-all;
    overflow-wrap: break-word;
  }
  body:lang(ja) {
    line-break: strict;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  /* Room for the line with time and result of play (components/game/play/PlayStatus.tsx). */
  @media (max-width: 1299.98px) {
    :where([data-playing]) main {
      padding-block-start: 28px;
    }
  }
  /* A player's own cards, close to the hero: until they come, the place of as many as there were
     (components/app/late/OwnCards.tsx). */
  .own-cards {
    margin-block-start: calc(-1 * ${token('space-8')});
  }
  .own-cards:empty {
    display: none;
  }
  [data-session][data-own-cards] .own-cards:empty {
    display: block;
    block-size: 104px;
  }
  [data-session][data-own-cards='2'] .own-cards:empty {
    block-size: 220px;
  }
  ${media.tablet} {
    .own-cards {
      margin-block-start: calc(-1 * ${token('space-16')});
    }
    [data-session][data-own-cards] .own-cards:empty {
      block-size: 92px;
    }
  }
`;

/** Removes comments and unneeded white space. */
const compact = (style: string) =>
  style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();

/**
 * Reset, type, focus ring, native controls, icons, reduced motion and forced colours. Built once and served with the theme; independent
 * of the page's content.
 */
export const baseCss = compact(`
  ${reset}
  ${type}
  /* A focused or linked thing never stops under the bars that stick. */
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: 72px 92px;
  }
  ${media.tablet} {
    html {
      scroll-padding-block: 80px 16px;
    }
  }
  :focus-visible {
    ${ring}
    border-radius: ${token('radius-xs')};
  }
  ${controls}
  .no-script {
    margin-block-end: ${token('space-16')};
    padding: ${token('space-12')} ${token('space-16')};
    border-radius: ${token('radius-md')};
    background: ${token('warning-soft')};
    color: ${token('warning-text')};
  }
  main:focus {
    outline: none;
  }
  .icon {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [dir='rtl'] .flip {
    transform: scaleX(-1);
  }
  .spin {
    animation: spin calc(4 * ${token('motion-slow')}) linear infinite;
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  /* The country block: nothing of the page but what says so, and the log-in above it (OP-067). */
  [data-blocked] {
    overflow: hidden;
  }
  [data-blocked] :is(#__next, .consent) {
    visibility: hidden;
  }
  [data-blocked] :is(.blocked-note, .country-gate, .test-panel, dialog) {
    visibility: visible;
  }
  /* Their pictures need not come. */
  .blocked-note,
  [data-blocked] :is(main, footer),
  [data-blocked]:has(.country-gate) .blocked-note {
    display: none;
  }
  [data-blocked]:not(:has(.country-gate)) .blocked-note {
    position: fixed;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${token('space-24')};
    font: ${token('font-display-weight')} 28px/34px ${token('font-display')};
    text-align: center;
    text-wrap: balance;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  /* Quiet mode (hooks/player/useQuiet.ts). */
  [data-quiet] :is(*, *::before, *::after) {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
  [data-quiet] .promo {
    display: none !important;
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
    [aria-current],
    button,
    .cover {
      outline: 1px solid;
    }
  }
`);
