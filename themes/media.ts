/**
 * Breakpoints of the layout (design §3). Styles are mobile first; the widths are constants here because media queries
 * cannot use custom properties.
 */
export const media = {
  /** Below 768 px: phone-only styles. */
  phone: '@media not all and (min-width: 768px)',
  /** Below 360 px, as at 400 % in a window of 1280: too narrow for the page's name beside the header's buttons. */
  narrow: '@media not all and (min-width: 360px)',
  /** The other phones: the page's name stands in the header. */
  bar: '@media (min-width: 360px) and (max-width: 767px)',
  /** From 768 px: rail beside the page. */
  tablet: '@media (min-width: 768px)',
  /** Below 1025 px: no room for a table of many columns. */
  belowDesktop: '@media not all and (min-width: 1025px)',
  /** From 1025 px: rail with labels, eight tiles per row. */
  desktop: '@media (min-width: 1025px)',
  /** From 1280 px: the chat stands beside the page. */
  docked: '@media (min-width: 1280px)',
  /** Above 1450 px: pinned sidebar. */
  wide: '@media (min-width: 1451px)',
  /** A phone held upright, with room for a game that fills the screen; not an enlarged page. */
  upright: '@media (max-width: 767.98px) and (min-height: 480px) and (orientation: portrait)',
  /** A phone held sideways. */
  sideways:
    '@media (min-width: 560px) and (max-width: 1024px) and (min-height: 240px) and (max-height: 499.98px) and (orientation: landscape)',
  /** A pointer that can hover. */
  hover: '@media (hover: hover)',
} as const;
