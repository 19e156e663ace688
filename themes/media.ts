/**
 * The four widths of the layout (design §3). Styles are written for the phone and widened from there; a custom property
 * cannot stand in a media query, so the widths live here.
 */
export const media = {
  /** Below 768 px: what a phone alone has or lacks. */
  phone: '@media not all and (min-width: 768px)',
  /** 768 px and more: rail beside the page. */
  tablet: '@media (min-width: 768px)',
  /** 1025 px and more: rail with labels, eight tiles in a row. */
  desktop: '@media (min-width: 1025px)',
  /** Above 1450 px: pinned sidebar. */
  wide: '@media (min-width: 1451px)',
  /** A pointer that can rest on a thing without pressing it. */
  hover: '@media (hover: hover)',
} as const;
