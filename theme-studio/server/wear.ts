import { OWN_PATH } from '../rules/screens';

/** The link to a theme's style sheet, as pages/_document.tsx writes it. */
const SHEET = /<link rel="stylesheet" href="\/_next\/static\/themes\/[^"]+\.css"([^>]*)>/;

/** The id of the link in a worn page, by which the page's helper finds it. */
const LINK_ID = 'theme-studio-sheet';

/** A page of the site with the draft's style sheet in place of its theme's; null if it links none. */
export function worn(html: string, version: number): string | null {
  if (!SHEET.test(html)) return null;
  const link = `<link id="${LINK_ID}" rel="stylesheet" href="${OWN_PATH}draft.css?${version}"$1>`;
  return html.replace(SHEET, link).replace('</head>', `<script src="${OWN_PATH}helper.js"></script></head>`);
}

/** A theme's style sheet, applied whatever the page's theme is called. */
export const unnamed = (css: string, name: string): string => css.replace(`[data-theme=${name}]{`, ':root:root{');

/**
 * The script in a worn page: takes the next style sheet when the studio says so, and lets go of the old one only once
 * the new one is there, so that nothing flickers.
 */
export const helper = (studio: string): string => `addEventListener('message', ({ origin, data }) => {
  if (origin !== ${JSON.stringify(studio)} || typeof data?.version !== 'number') return;
  const old = document.getElementById('${LINK_ID}');
  const next = document.createElement('link');
  Object.assign(next, { id: '${LINK_ID}', rel: 'stylesheet', href: '${OWN_PATH}draft.css?' + data.version });
  next.addEventListener('load', () => old?.remove());
  (old ?? document.head.lastChild).after(next);
  for (const picture of document.querySelectorAll('img[src*="logo.svg"]'))
    picture.src = picture.src.replace(/\\?.*|$/, '?' + data.version);
});
`;

/** What the site says about who may frame it, which the preview does. */
const DROPPED = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-frame-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
  // The answer is passed on decoded and whole.
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
]);

/** The headers of the site's answer that the preview passes on. A worn page changes with each draft: nobody keeps it. */
export const passedOn = (headers: Headers): Record<string, string | string[]> => ({
  ...Object.fromEntries([...headers].filter(([name]) => !DROPPED.has(name) && name !== 'set-cookie')),
  ...(headers.getSetCookie().length > 0 ? { 'set-cookie': headers.getSetCookie() } : {}),
  'cache-control': 'no-store',
});
