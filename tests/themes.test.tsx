import { AppShell } from '@/components/app/frame/AppShell';
import { HomeScreen } from '@/components/lobby/home/HomeScreen';
import { themeFlags } from '@/themes/flags';
import { THEMES } from '@/themes/brands/registry';
import { sceneMark, scenePicture } from '@/themes/scenes/draw';
import { show } from './render';
import { sampleCategory, sampleGames } from './sampleGames';

const rows = [{ category: sampleCategory('popular', 'Popular'), games: sampleGames(12) }];

/** The HTML of the home page, whose shell and hero differ most between themes. */
function homeIn(theme: string): string {
  const { container, unmount } = show(
    <AppShell year={2026}>
      <HomeScreen categories={[]} heroGames={[]} studios={[]} rows={rows} state="content" onRetry={() => {}} />
    </AppShell>,
    { settings: { theme, brandName: 'Harbour' } },
  );
  // React's generated ids continue from one render to the next.
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
  unmount();
  return html;
}

it('draws the same elements under every theme, so that nothing but the style sheet knows the brand (THEME-08)', () => {
  // The footer has a clock.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  const alike = THEMES.filter(({ name }) => !Object.values(themeFlags(name)).includes(true));
  const pages = new Set(alike.map(({ name }) => homeIn(name)));
  expect(alike.length).toBeGreaterThan(10);
  expect(pages.size).toBe(1);
});

afterEach(() => jest.useRealTimers());

it.each(THEMES)('$label stands before a well-formed scene in its own colours', (theme) => {
  const known = new Set(Object.values(theme.tokens));
  for (const svg of [scenePicture(theme), sceneMark(theme)]) {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelectorAll('path, circle').length).toBeGreaterThan(1);
    expect(svg).not.toMatch(/NaN|undefined|var\(/);
    for (const [colour] of svg.matchAll(/#[0-9a-f]{3,8}\b/gi)) expect(known).toContain(colour);
  }
});

it('gives each theme a mark of its own in place of a logo (THEME-08)', () => {
  expect(new Set(THEMES.map(sceneMark)).size).toBe(THEMES.length);
});
