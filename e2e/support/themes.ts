import { THEMES } from '@/themes/registry';

/** The names of all themes. */
export const THEME_NAMES: readonly string[] = THEMES.map(({ name }) => name);

/** The origin at which the brand with that theme is served beside the site's own. */
export function themeOrigin(site: string, theme: string): string {
  const { protocol, port } = new URL(site);
  return `${protocol}//${theme}.localhost:${port}`;
}
