import { curacao } from '@/themes/brands/curacao';
import { THEMES } from '@/themes/brands/registry';
import { mergeSettings } from '@/domain/site/merge';
import { randomTheme } from '@/theme-studio/rules/random';
import { themeFaults } from '@/themes/faults';
import { themeFiles } from '@/themes/sheets/files';
import type { SettingsTheme } from '@/config/settings/entries';

const { sheets, fonts, fontFiles } = themeFiles();
const HOST = 'one.example';
const STATE = ['baize.settings', 'baize.ownSheets'].map((name) => Symbol.for(name));
const environment = { ...process.env };
let written: string[];

beforeEach(() => {
  Object.assign(globalThis, { THEME_SHEETS: sheets, THEME_FONTS: fonts, THEME_FONT_FILES: fontFiles });
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
});
afterEach(() => {
  process.env = { ...environment };
});

/** The modules as a newly started process has them, with two tenants. */
async function fresh({ hosted = true } = {}) {
  const api = 'https://backend.example';
  process.env.TENANTS = JSON.stringify({ [HOST]: { api }, 'two.example': { api } });
  jest.resetModules();
  for (const state of STATE) delete (globalThis as Record<symbol, unknown>)[state];
  const [{ lookAt, drawSheets }, own, { registry }] = [
    await import('./look'),
    await import('./ownSheets'),
    await import('../settingsRegistry'),
  ];
  if (hosted) own.serveSheets();
  /** Settings as they come anew each time: another object with the same content. */
  const settle = (host: string, settings: object) =>
    registry.set(host, {
      settings: mergeSettings(structuredClone(settings)),
      checkedAt: Date.now(),
      refreshing: false,
    });
  const wear = (host: string, settings: { theme?: string; ownTheme?: SettingsTheme }) => {
    settle(host, settings);
    return lookAt(host, settings.theme);
  };
  return { ...own, lookAt, drawSheets, settle, wear };
}

const accent = (hex: string): SettingsTheme => ({ tokens: { ...curacao.tokens, accent: hex } });
const versionOf = (href: string) => /run-time\.(\w+)\.css$/.exec(href)![1]!;

test('a page wears the theme of its settings under an address of its own', async () => {
  const { wear, sheetOf } = await fresh();
  const look = wear(HOST, { theme: 'linen', ownTheme: { ...accent('#45ecdc'), mode: 'dark', scene: 'deco' } });
  expect(look.theme).toMatchObject({ name: 'linen', mode: 'dark', scene: 'deco', tokens: { accent: '#45ecdc' } });
  expect(look.href).toMatch(/^\/_next\/static\/themes\/run-time\.[0-9a-f]{12}\.css$/);
  const css = sheetOf(HOST, versionOf(look.href))!;
  expect(css).toContain('--accent:#45ecdc');
  for (const font of look.fonts) expect(css).toContain(font);
  expect(look.fonts.length).toBeGreaterThan(0);
});

test('without one, and for a host that has none, it wears the built-in theme', async () => {
  const { wear, lookAt } = await fresh();
  expect(wear(HOST, { theme: 'linen' }).href).toBe(`/_next/${sheets.linen}`);
  wear(HOST, { theme: 'linen', ownTheme: accent('#45ecdc') });
  expect(lookAt('two.example', 'linen')).toMatchObject({ href: `/_next/${sheets.linen}`, fonts: fonts.linen });
  expect(wear(HOST, { theme: 'linen' }).href).toBe(`/_next/${sheets.linen}`);
});

test('one that falls short is refused with the reason, once, and the built-in one of its name stands in', async () => {
  const { wear } = await fresh();
  const poor = { theme: 'fjord', ownTheme: { tokens: { text: '#333333' } } };
  for (let times = 0; times < 3; times += 1) expect(wear(HOST, poor).href).toBe(`/_next/${sheets.fjord}`);
  expect(written).toHaveLength(1);
  const line = JSON.parse(written[0]!) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'warn', msg: 'THEME REFUSED', tenant: HOST, worn: 'fjord' });
  expect(line.reason).toMatch(/text on sunken has a contrast of \d\.\d\d; it needs 7\./);
  wear(HOST, { theme: 'fjord', ownTheme: { tokens: { text: 'red;}' } } });
  expect(JSON.parse(written[1]!)).toMatchObject({ reason: 'text must be an opaque color such as #0a1b2c.', faults: 1 });
});

test('without a host, which would serve its sheet, it is refused and the built-in one shown', async () => {
  const { wear } = await fresh({ hosted: false });
  expect(wear(HOST, { theme: 'curacao', ownTheme: accent('#45ecdc') }).href).toBe(`/_next/${sheets.curacao}`);
  expect(written[0]).toContain('needs the host');
});

test('each version has its own address, and the last few are kept, for their tenant alone', async () => {
  const { wear, sheetOf } = await fresh();
  const colors = ['#45ecdc', '#46ecdc', '#47ecdc', '#48ecdc', '#49ecdc', '#4aecdc'];
  const versions = colors.map((hex) => versionOf(wear(HOST, { ownTheme: accent(hex) }).href));
  expect(new Set(versions).size).toBe(6);
  expect(versions.map((version) => sheetOf(HOST, version) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  for (const version of versions) expect(sheetOf('two.example', version)).toBeUndefined();
  expect(versionOf(wear(HOST, { ownTheme: accent('#45ecdc') }).href)).toBe(versions[0]);
  expect(sheetOf(HOST, versions[0]!)).toContain('--accent:#45ecdc');
});

test('the host can ask for the sheet before a page was drawn, also where the built-in theme is worn', async () => {
  const { settle, drawSheets, drawSheet } = await fresh();
  expect(await drawSheet(HOST)).toBeNull();
  drawSheets();
  settle(HOST, { theme: 'linen', ownTheme: { tokens: { 'radius-md': '3px' } } });
  expect(await drawSheet(HOST)).toContain('--radius-md:3px');
  settle('two.example', { theme: 'linen' });
  const plain = (await drawSheet('two.example'))!;
  expect(plain).toContain(':root{color-scheme:light');
  expect(plain).not.toContain('--radius-md:3px');
});

test('of fifty themes made by chance each is worn, or refused with the pair that cannot be read', async () => {
  const { wear, sheetOf } = await fresh();
  for (let seed = 1; seed <= 50; seed += 1) {
    const { name: _name, label: _label, ...ownTheme } = randomTheme(seed * 7_919, THEMES, 'chance', 'Chance');
    const faults = themeFaults({ ...curacao, ...ownTheme });
    const { href } = wear(HOST, { theme: 'curacao', ownTheme });
    if (faults.length === 0) {
      expect(sheetOf(HOST, versionOf(href))).toContain(`--accent:${ownTheme.tokens.accent};`);
      expect(written.splice(0)).toEqual([]);
    } else {
      expect(href).toBe(`/_next/${sheets.curacao}`);
      expect(JSON.parse(written.splice(0)[0]!)).toMatchObject({
        msg: 'THEME REFUSED',
        reason: expect.stringContaining(faults[0]!.message),
      });
    }
  }
});
