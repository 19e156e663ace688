import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = join(__dirname, '../components');
/** Headings that a script focuses; a page's own <main> is excepted in the base style. */
const SCRIPTED = ['country/blockedLook.ts', 'site/consent/ConsentBanner.tsx'];

const sources = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(COMPONENTS, name), 'utf8') }));

test('D03 whoever takes the focus ring off an element draws the one ring around it', () => {
  const without = sources.filter(({ text }) => /outline: (?:0|none)/.test(text) && !text.includes('${ring}'));
  expect(without.map(({ name }) => name)).toEqual(SCRIPTED);
});

test('D03 no component draws a ring of its own', () => {
  const own = sources.filter(({ text }) => /outline: \d+px solid \$\{token\('focus'\)\}/.test(text));
  expect(own.map(({ name }) => name)).toEqual([]);
});
