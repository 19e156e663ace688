import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { curacao } from '@/themes/brands/curacao';
import { THEMES } from '@/themes/brands/registry';
import { ROOT } from '@/scripts/base/root';
import { type Draft } from '../rules/draft';
import { randomTheme } from '../rules/random';
import { brandSource, themeSource, withEntry } from '../rules/source';
import { write } from './write';

const brand: Draft['brand'] = {
  name: "Nightjar's",
  emblem: 'hexagon',
  hero: {
    en: ['A quiet evening', '{{brand}} says what each game returns before you play it.'],
    de: ['Ein ruhiger Abend', '{{brand}} nennt zu jedem Spiel die Auszahlungsquote.'],
    ar: ['مساء هادئ', 'يعرض {{brand}} نسبة العائد لكل لعبة.'],
    th: ['ค่ำคืนอันเงียบสงบ', '{{brand}} บอกอัตราการจ่ายคืนของทุกเกม'],
  },
  heroGames: ['kraken-tides', 'corsair-bay', 'treasure-vault'],
  social: ['mastodon'],
  payment: ['visa', 'sepa'],
  studios: ['Lumen Play'],
};
const nightjar: Draft = {
  theme: { ...curacao, name: 'nightjar', label: 'Nightjar', tokens: { ...curacao.tokens, accent: '#45ecdc' } },
  brand,
};
const house = {
  drafts: THEMES.map((theme) => ({ theme, brand: { ...brand, name: theme.label, hero: heroOf(theme.label) } })),
};

function heroOf(label: string): Draft['brand']['hero'] {
  const { en, de, ar, th } = brand.hero;
  return { en: [label, en[1]], de: [label, de[1]], ar: [`${label} لعبة`, ar[1]], th: [`${label} เกม`, th[1]] };
}

const OWN = ['themes', 'sandbox/src/brands'];

/** A repository in which only what the studio writes to is a copy. */
function copied(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'theme-studio-'));
  const link = (file: string) => symlinkSync(path.join(ROOT, file), path.join(root, file));
  mkdirSync(path.join(root, 'sandbox/src'), { recursive: true });
  for (const folder of OWN) cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  for (const file of ['.oxfmtrc.json', 'package.json', 'tsconfig.json'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  for (const folder of ['node_modules', 'contract', 'domain', 'config', 'artwork']) link(folder);
  const inSandbox = readdirSync(path.join(ROOT, 'sandbox/src')).filter((name) => name !== 'brands');
  for (const name of inSandbox) link(`sandbox/src/${name}`);
  for (const name of ['assets', 'texts', 'package.json', 'node_modules'])
    if (existsSync(path.join(ROOT, 'sandbox', name))) link(`sandbox/${name}`);
  return root;
}

const roots: string[] = [];
const begin = () => {
  const root = copied();
  roots.push(root);
  return root;
};
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

const run = (root: string, ...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
const sourcesIn = (root: string) =>
  Object.fromEntries(
    OWN.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [`${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')]),
    ),
  );

/** The value that a source exports, without its imports. */
const valueOf = (source: string) => {
  const { code } = transformSync(source.replaceAll(/^import .*$/gm, ''), { loader: 'ts', format: 'cjs' });
  const made: { exports: Record<string, unknown> } = { exports: {} };
  new Function('module', 'brand', code)(made, (decided: unknown) => decided);
  return made.exports;
};

it('a new brand is four files, which the formatter and the tests of the brands accept as they are', async () => {
  const root = begin();
  const { files = [] } = await write(nightjar, house, root);
  expect(files).toEqual([
    'themes/brands/nightjar.ts',
    'themes/brands/registry.ts',
    'sandbox/src/brands/each/nightjar.ts',
    'sandbox/src/brands/brands.ts',
  ]);
  expect(run(root, 'node_modules/oxfmt/bin/oxfmt', '--check', ...files)).toContain('All matched files');
  const said = run(root, '--import', 'tsx', '--test', 'sandbox/src/brands/brands.test.ts');
  expect(said).toMatch(/fail 0\b/);
  const written = sourcesIn(root);
  expect(valueOf(written['themes/brands/nightjar.ts']!)).toEqual({ nightjar: nightjar.theme });
  expect(written['themes/brands/registry.ts']).toMatch(/noirette';\nimport|nightjar';\nimport { noirette }/);
  expect(written['themes/brands/registry.ts']).toMatch(/ {2}riviera,\n {2}nightjar,\n\];/);
});

it('a changed theme is one file, and its brand stays as it is', async () => {
  const root = begin();
  const before = sourcesIn(root);
  const changed = { ...nightjar, theme: { ...nightjar.theme, name: 'curacao', label: 'Curaçao' } };
  expect(await write(changed, house, root)).toEqual({ files: ['themes/brands/curacao.ts'] });
  const after = sourcesIn(root);
  const different = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(different).toEqual(['themes/brands/curacao.ts']);
});

it('what falls short writes nothing and says why', async () => {
  const root = begin();
  const before = sourcesIn(root);
  const poor = { ...nightjar, theme: { ...nightjar.theme, tokens: { ...nightjar.theme.tokens, text: '#333333' } } };
  const { faults = [] } = await write(poor, house, root);
  expect(faults.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^text on bg has a contrast of/));
  expect(sourcesIn(root)).toEqual(before);
});

it('writes every theme back as it was, whatever chance made of it', () => {
  for (const [at, start] of THEMES.entries()) {
    const chance = randomTheme(at, THEMES, start.name, start.label);
    expect(valueOf(themeSource(start))).toEqual({ [start.name]: start });
    expect(valueOf(themeSource(chance))).toEqual({ [start.name]: chance });
  }
});

it('a brand file keeps what was typed, with its quotes', () => {
  const { emblem, ...rest } = brand;
  expect(valueOf(brandSource('nightjar', brand))).toEqual({ nightjar: { theme: 'nightjar', logo: emblem, ...rest } });
});

it('an entry is added once', () => {
  const registry = readFileSync(path.join(ROOT, 'themes/brands/registry.ts'), 'utf8');
  const place = { from: '.', end: '];' };
  const once = withEntry(registry, 'aaa', place);
  expect(once.split('\n').length).toBe(registry.split('\n').length + 2);
  expect(once.indexOf("'./aaa'")).toBeLessThan(once.indexOf("'./bordeaux'"));
  expect(withEntry(once, 'aaa', place)).toBe(once);
  expect(() => withEntry('', 'aaa', place)).toThrow();
});
