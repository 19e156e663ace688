import { ownTheme } from '@/themes/ownTheme';
import { fjord } from '@/themes/brands/fjord';
import { linen } from '@/themes/brands/linen';
import { startFaultySite, type FaultySite } from '../support/faults/faultySite';
import { attributesOf } from '../support/html';
import { expect, test } from '../support/test';

/** A theme that no build has seen: the tokens of one, the scene and fonts of another, a color of its own. */
const OWN = { mode: fjord.mode, scene: 'deco', fonts: linen.fonts, tokens: { ...fjord.tokens, bg: '#02090c' } };
const LASTING = 'public, max-age=31536000, immutable';
const TOKEN = 'of-this-test';

let site: FaultySite;
/** What the backend's settings say of the theme. */
let settings: Record<string, unknown>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  settings = { theme: 'curacao', ownTheme: OWN };
  site = await startFaultySite({ PURGE_TOKEN: TOKEN }, (path, answer) =>
    path.endsWith('/settings2') ? { ...(answer as object), ...settings } : answer,
  );
});
test.afterAll(() => site.stop());

const text = async (path: string) => (await fetch(site.origin + path)).text();
const sheetsIn = (html: string) => attributesOf(html, 'link', 'rel="stylesheet"').map(({ href }) => String(href));
const colorsIn = (html: string) => attributesOf(html, 'meta', 'name="theme-color"').map(({ content }) => content);

/**
 * The settings change, and the operator's system says so. Answers the page once it wears that color: where a render fails,
 * as on a busy machine, the page of before stands in for a second.
 */
async function change(next: Record<string, unknown>, color: string): Promise<string> {
  settings = next;
  const ask = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } };
  // 202 says that the settings did not come in time.
  await expect.poll(async () => (await fetch(`${site.origin}/purge`, ask)).status).toBe(200);
  let html = '';
  await expect.poll(async () => colorsIn((html = await text('/')))).toEqual([color]);
  return html;
}

test('THEME-08 a theme that came with the settings is worn by page, manifest and offline page, without a build', async () => {
  expect(ownTheme(fjord, OWN).faults).toBeUndefined();
  const answer = await fetch(site.origin);
  const html = await answer.text();
  const [sheet, ...others] = sheetsIn(html);
  expect(sheet).toMatch(/^\/_next\/static\/themes\/run-time\.[0-9a-f]{12}\.css$/);
  expect(others).toEqual([]);
  // The server alone needs the data.
  expect(html).not.toContain('"ownTheme":{');
  expect(colorsIn(html)).toEqual(['#02090c']);
  expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);

  const served = await fetch(site.origin + sheet, { headers: { 'accept-encoding': 'br' } });
  const css = await served.text();
  expect(css).toContain('--bg:#02090c');
  expect(served.headers.get('content-encoding')).toBe('br');
  expect(served.headers.get('cache-control')).toBe(LASTING);
  const fonts = [...css.matchAll(/url\((\/_next\/[^)]+)\)/g)].map(([, address]) => address!);
  expect(fonts.length).toBeGreaterThan(8);
  for (const font of fonts) expect([font, (await fetch(site.origin + font)).status]).toEqual([font, 200]);

  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ theme_color: '#02090c' });
  expect(sheetsIn(await text('/offline.html'))).toEqual([sheet]);
});

test('THEME-08 a changed theme has another address, and pages that were kept still find the one before', async () => {
  const [before] = sheetsIn(await text('/'));
  const ownTheme = { ...OWN, tokens: { ...OWN.tokens, bg: '#03090c' } };
  const html = await change({ theme: 'curacao', ownTheme }, '#03090c');
  const [after] = sheetsIn(html);
  expect(after).not.toBe(before);
  expect(await text(before!)).toContain('--bg:#02090c');
  expect(await text(after!)).toContain('--bg:#03090c');
});

test('a version that this host never had is answered with the present one, which nobody keeps', async () => {
  const answer = await fetch(`${site.origin}/_next/static/themes/run-time.0123456789ab.css`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('--bg:#03090c');
});

for (const [what, tokens, reason] of [
  ['cannot be read', { text: '#333333' }, /text on sunken has a contrast of/],
  ['would end its rule', { accent: '#00ff00}body{display:none' }, /accent must be an opaque color/],
  ['loads a file', { 'gradient-hero': 'url(https://elsewhere.example/x)' }, /gradient-hero must be a CSS gradient/],
] as const)
  test(`THEME-08 a theme that ${what} is refused in the log, and the built-in one of its name is worn`, async () => {
    const ownTheme = { ...OWN, tokens: { ...OWN.tokens, ...tokens } };
    const html = await change({ theme: 'linen', ownTheme }, linen.tokens.bg);
    expect(sheetsIn(html)).toEqual([expect.stringMatching(/^\/_next\/static\/themes\/linen\.[0-9a-f]{12}\.css$/)]);
    expect(site.log()).toMatch(new RegExp(`"msg":"THEME REFUSED".*${reason.source}`));
  });
