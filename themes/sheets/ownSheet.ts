import { createHash } from 'node:crypto';
import { type Theme } from '../contract';
import { baseCss } from './base';
import { themeCss, type ThemeAddresses } from './css';

/** A style sheet that no build made, and the hash that is its version. */
export type OwnSheet = { css: string; version: string };

/**
 * The style sheet of a theme that came at run time. It holds whatever the page's theme is called, so that a page that
 * was kept since another version is never without a style.
 */
export function ownSheet(theme: Theme, addresses: ThemeAddresses): OwnSheet {
  const css = themeCss(theme, addresses, ':root') + baseCss;
  return { css, version: createHash('sha256').update(css).digest('hex').slice(0, 12) };
}
