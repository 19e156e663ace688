import { THEMES } from '@/themes/brands/registry';

export const THEME_NAMES: readonly string[] = THEMES.map(({ name }) => name);

/** The origin that serves the brand with that theme, next to the site's own. */
export function themeOrigin(site: string, theme: string): string {
  const { protocol, port } = new URL(site);
  return `${protocol}//${theme}.localhost:${port}`;
}

/** Sample brands with a captcha, which an account made or signed in without a browser cannot solve. */
export const CAPTCHA_BRANDS: readonly string[] = ['orchidea', 'cobalto', 'riviera', 'canopy'];
