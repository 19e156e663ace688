import { ANY_SIZE, expect, test, WITH_PICTURES } from '../support/test';

test('CONF-32 pictures come from the assets address', WITH_PICTURES, async ({ page }) => {
  await page.goto('/casino');
  const sources = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^\/api\/core\/casino\/assets\//);
  const width = () =>
    page
      .locator('img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('NAV-14 the shell is no page of its own', ANY_SIZE, async ({ request }) => {
  expect((await request.get('/_app')).status()).toBe(404);
  expect((await request.get('/_document')).status()).toBe(404);
});

test('the content security policy is strict on every kind of page', ANY_SIZE, async ({ request }) => {
  for (const path of ['/', '/casino', '/nowhere', '/casino/games/no-such-game']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toMatch(/default-src \S+\/_next\/static\/;/);
    for (const kind of ['object-src', 'media-src', 'base-uri', 'frame-ancestors'])
      expect(policy, path).toContain(`${kind} 'none'`);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe/);
  }
});
