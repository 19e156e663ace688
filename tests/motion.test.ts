import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODAL_EXIT_MS } from '@/config/motion';
import { SHARED_TOKENS } from '@/themes/contract';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const STUDIO = 'sandbox/src/studio/client/style/base.css';

const MOTION = /(?:^|[\s;{`])(?:transition|animation)(?:-duration|-delay|-timing-function)?:\s*([^;]+);/gu;
/** A number with a unit of time, or a curve by name; what turns endlessly is even. */
const LITERAL =
  /(?<![\w-])[\d.]+m?s\b|cubic-bezier|steps\(|(?<![\w-])ease(?:-in|-out|-in-out)?(?![\w'-])|(?<![\w-])linear(?! infinite)/u;

const literals = (text: string) =>
  [...text.matchAll(MOTION)].flatMap(([, value = '']) =>
    LITERAL.test(value.replaceAll(/var\(--[\w-]+\)|token\('[\w-]+'\)/gu, 'X')) ? [value.trim()] : [],
  );

const FILES = ['components', 'themes', 'sandbox/src']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|css)$/u.test(file) && !file.includes('.test.') && !file.includes('node_modules'));

test('one curve and three durations move everything', () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.flatMap((file) => literals(read(file)).map((value) => `${file}: ${value}`))).toEqual([]);
  const names = Object.keys(SHARED_TOKENS).filter((name) => /^(?:motion|ease)/u.test(name));
  expect(names).toEqual(['motion-fast', 'motion-base', 'motion-slow', 'ease']);
});

test.each([
  'transition: color 120ms;',
  'animation: spin 1s linear infinite;',
  'transition: color var(--motion-fast) ease-in;',
])('finds "%s"', (text) => expect(literals(` ${text}`)).toHaveLength(1));

test('a dialog stays as long as it closes, and the frames of games move as the site does', () => {
  expect(SHARED_TOKENS['motion-slow']).toBe(`${MODAL_EXIT_MS}ms`);
  for (const name of ['motion-fast', 'motion-base', 'motion-slow'] as const)
    expect(read(STUDIO)).toContain(`--${name}: ${SHARED_TOKENS[name]};`);
  const numbers = (text: string) => text.match(/[\d.]+/gu)?.map(Number);
  expect(numbers(/--ease: ([^;]+);/u.exec(read(STUDIO))?.[1] ?? '')).toEqual(numbers(SHARED_TOKENS.ease));
});
