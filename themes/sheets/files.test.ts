import { existsSync, readFileSync } from 'node:fs';
import { LOCALES } from '@/config/locales';
import { type Theme } from '../contract';
import { curacao } from '../brands/curacao';
import { noirette } from '../brands/noirette';
import { THEMES } from '../brands/registry';
import { themeFiles } from './files';

const { files, sheets, fonts } = themeFiles();

const sheetOf = (theme: Theme) => String(files.get(sheets[theme.name]!));

/** URLs on the site's own origin in a style sheet. */
const addressesIn = (css: string) => [...css.matchAll(/url\((\/_next\/[^)]+)\)/g)].map(([, address]) => address!);

const familiesIn = (css: string) => [
  ...new Set([...css.matchAll(/@font-face\{font-family:'([^']+)'/g)].map(([, n]) => n)),
];

it('gives each theme one style sheet of its own, named by its content', () => {
  expect(Object.keys(sheets)).toEqual(THEMES.map(({ name }) => name));
  expect(new Set(Object.values(sheets)).size).toBe(THEMES.length);
  for (const path of files.keys()) expect(path).toMatch(/^static\/themes\/[\w-]+\.[0-9a-f]{12}\.(css|woff2)$/);
  const changed = themeFiles([{ ...curacao, tokens: { ...curacao.tokens, accent: '#123456' } }]);
  expect(changed.sheets.curacao).not.toBe(sheets.curacao);
  expect(themeFiles([curacao]).sheets.curacao).toBe(sheets.curacao);
});

it.each(THEMES)('$label points only to files of the build', (theme) => {
  const addresses = addressesIn(sheetOf(theme));
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect(files.get(address.replace('/_next/', ''))?.length).toBeGreaterThan(100);
});

it.each(THEMES)('$label brings its own families and the script tail, and no other', (theme) => {
  const { display, text } = theme.fonts;
  const tail = ['Inter', ...['Arabic', 'Devanagari', 'Myanmar', 'Thai'].map((script) => `Noto Sans ${script}`)].map(
    (name) => `${name} Variable`,
  );
  expect(new Set(familiesIn(sheetOf(theme)))).toEqual(new Set([display, text, ...tail]));
});

it('loads each font file for one range only, so that a page fetches the letters it shows', () => {
  const addresses = addressesIn(sheetOf(noirette));
  expect(new Set(addresses).size).toBe(addresses.length);
  const latin = addresses.filter((address) => /-latin-wght/.test(address)).map((address) => address.split('/').at(-1));
  expect(latin).toEqual([expect.stringMatching(/^source-serif-4-latin/), expect.stringMatching(/^inter-latin/)]);
  expect(sheetOf(curacao)).not.toMatch(/inter-latin/);
});

it.each(THEMES)('$label names the Latin letters of its own families, to be asked for with the page', (theme) => {
  const { display, text } = theme.fonts;
  const named = fonts[theme.name]!;
  expect(named).toHaveLength(new Set([display, text]).size);
  for (const address of named) {
    expect(address).toMatch(/-latin-wght-normal\.[0-9a-f]{12}\.woff2$/);
    expect(addressesIn(sheetOf(theme))).toContain(address);
  }
});

it('tells the browser the weights its packages give', () => {
  for (const theme of THEMES)
    for (const [, family, weights, address] of sheetOf(theme).matchAll(
      /@font-face\{font-family:'([^']+)'.*?font-weight:([\d ]+);src:url\(([^)]+)\)/g,
    )) {
      const id = family!.replace(' Variable', '').toLowerCase().replaceAll(' ', '-');
      expect(address).toContain(`/${id}-`);
      if (
        existsSync(
          `themes/fonts/${address!
            .split('/')
            .at(-1)!
            .replace(/\.[0-9a-f]{12}/, '')}`,
        )
      )
        continue;
      const css = readFileSync(`node_modules/@fontsource-variable/${id}/index.css`, 'utf8');
      expect(/font-weight: ([\d ]+);/.exec(css)?.[1]).toBe(weights);
    }
});

it('a script that no theme draws has a font of at most 80 kB, or the system’s', () => {
  const drawn: Readonly<Record<string, RegExp>> = {
    Latn: /-latin-wght/,
    Cyrl: /-cyrillic-wght/,
    Grek: /-greek-wght/,
    Arab: /-arabic-wght/,
    Deva: /-devanagari-wght/,
    Thai: /-thai-wght/,
    Mymr: /-myanmar-wght/,
  };
  const ofSystem = new Set(['Hans', 'Jpan', 'Kore']);
  for (const { tag, code } of LOCALES) {
    const script = new Intl.Locale(tag).maximize().script!;
    if (ofSystem.has(script)) continue;
    for (const theme of THEMES) {
      const found = addressesIn(sheetOf(theme)).filter((address) => drawn[script]?.test(address));
      expect([code, found.length > 0]).toEqual([code, true]);
      for (const address of script === 'Latn' ? [] : found)
        expect(files.get(address.replace('/_next/', ''))!.length).toBeLessThan(80_000);
    }
  }
});

it('Chinese, Japanese and Korean are each drawn by their own system fonts', () => {
  const stack = (language: string) => new RegExp(`:lang\\(${language}\\)\\{([^}]*)\\}`).exec(sheetOf(curacao))?.[1];
  expect(stack('ja')).toMatch(/Hiragino Sans/);
  expect(stack('ja')).not.toMatch(/PingFang|Malgun/);
  expect(stack('zh')).toMatch(/PingFang SC/);
  expect(stack('ko')).toMatch(/Malgun Gothic/);
});
