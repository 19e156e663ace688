import { ANY_SIZE, expect, test } from '../support/test';

type Counted = { formatters: string[] };

/** Records every number and date formatter that is created. Runs before any script of the page. */
function countFormatters() {
  const noted: string[] = [];
  (window as unknown as Counted).formatters = noted;
  for (const kind of ['NumberFormat', 'DateTimeFormat'] as const) {
    const made = Intl[kind];
    Object.defineProperty(Intl, kind, {
      value: new Proxy(made as object as new () => object, {
        construct(target, given) {
          noted.push(`${kind} ${JSON.stringify(given)}`);
          return Reflect.construct(target, given) as object;
        },
      }),
    });
  }
}

test('a lobby hydrates with the server’s figures and creates no formatter', ANY_SIZE, async ({ page }) => {
  await page.addInitScript(countFormatters);
  await page.goto('/casino');
  // Hydrated: the tiles carry their position.
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  await expect(page.getByText('Showing 40 of 2,400 games')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as Counted).formatters)).toEqual([]);
});

test('a page’s styles stay in place, each rule once', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino');
  await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
  const { drawn, twice } = await page.evaluate(() => {
    const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
    const [own, later] = [
      document.querySelector<HTMLStyleElement>('head > style:not([data-styled])')!,
      document.querySelector<HTMLStyleElement>('head > style[data-styled]'),
    ];
    const rules = new Set(rulesOf(own.sheet!));
    return { drawn: rules.size, twice: later ? rulesOf(later.sheet!).filter((rule) => rules.has(rule)) : [] };
  });
  expect(drawn).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

test('on a fast connection scripts are requested after the first paint', ANY_SIZE, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { rtt: 0 } }));
  await page.goto('/casino');
  const { painted, loaded, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!.loadEventStart,
    asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/_next/static/chunks/'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  // A second after the page has loaded they no longer wait for a paint.
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted, loaded + 1_000));
});

test('a click before hydration takes effect afterwards', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/main-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/casino', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const choices = page.getByRole('region', { name: 'Allow partner and page-visit tracking?' });
  await expect(choices).toHaveCount(0);
  release();
  await expect(choices).toBeVisible();
});

test(
  'before it is known who visits, whoever has a session is shown no guest’s way to play',
  ANY_SIZE,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'somebody'));
    await page.route('**/_next/static/chunks/main-*', () => undefined);
    await page.goto('/casino/games/kraken-tides', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Play demo' })).toBeVisible();
    const guests = page.getByText('Log in to play for real');
    await expect(guests).toBeAttached();
    await expect(guests).toBeHidden();
  },
);
