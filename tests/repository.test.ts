/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@/config/locales';
import { PAGES } from '@/config/pages/pages';
import { filesBelow } from '@/scripts/base/sources';
import type { NextConfig } from 'next';

const root = path.resolve(__dirname, '..');

/** Addresses of pages/, as the router reads them. */
const routes = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`);

test.each([
  'package.json',
  'tsconfig.json',
  'next.config.js',
  'pages',
  'components',
  'store',
  'services',
  'hooks',
  'themes',
  'locales-fallback',
  'public',
  'tests',
  'e2e',
  '.env.example',
  'README.md',
])('STACK-03 %s stands at the top level', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});

test('STACK-02 the packages of the stack are the owner’s', () => {
  type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  const { dependencies, devDependencies } = jest.requireActual<Manifest>('../package.json');
  const stack = 'next react react-dom i18next react-i18next next-i18next @reduxjs/toolkit react-redux axios';
  const more = 'socket.io-client formik yup libphonenumber-js dayjs styled-components';
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...stack.split(' '), ...more.split(' ')]));
  expect(Object.keys(devDependencies)).toEqual(
    expect.arrayContaining(['jest', '@testing-library/react', '@playwright/test']),
  );
});

test('ROLE-03 no call tells the site of roles: there are guests and players', () => {
  const contract = readFileSync(path.join(root, 'contract/generated/openapi.json'), 'utf8');
  expect(contract).not.toMatch(/"(?:role|roles|permissions)"\s*:/i);
});

test('STACK-10 no page of the product is for operators or administrators', () => {
  expect(routes.length).toBeGreaterThan(4);
  for (const route of routes) expect(route).not.toMatch(/admin|operator|backoffice|sandbox/i);
});

test('every page has a rule that says what its cache key is made of', () => {
  const own = routes.filter((route) => !/^\/(_|\[\.\.\.)/.test(route));
  for (const route of own) {
    const example = route.replace(/\[\w+\]/g, 'example') || '/';
    expect(PAGES.some(({ match }) => match.test(example))).toBe(true);
  }
});

test('I18N-02 the router knows every language of the registry and guesses none from the browser', () => {
  const { i18n } = jest.requireActual<NextConfig>('../next.config.js');
  expect(i18n).toEqual({
    locales: LOCALES.map(({ code }) => code),
    defaultLocale: 'en',
    localeDetection: false,
  });
});

test('components take their colours from the theme, except black and white', () => {
  const folders = ['components', 'hooks', 'pages'];
  const files = folders.flatMap((folder) => filesBelow(folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const own = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?<=[\s(])#[\da-f]{3,8}\b(?=[;, )])|\b(rgb|hsl|oklch)a?\(/gi,
      ),
    ]
      .map(([colour]) => colour)
      .filter((colour) => !/^#(0{3}|f{3})[\da-f]?$/i.test(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(own).toEqual([]);
});

/** Its frame has no origin that could be named, and is told of paths only (services/server/frames/operatorFrames.ts). */
const TELLS_ANY_ORIGIN = ['services/browser/analytics.ts'];

test('no window is spoken to without the name of its origin, but the frame that has none', () => {
  const sources = ['components', 'hooks', 'services', 'sandbox/src'].flatMap((folder) =>
    filesBelow(folder).filter((file) => /\.tsx?$/.test(file)),
  );
  expect(sources.length).toBeGreaterThan(500);
  const anyOrigin = sources.filter((file) =>
    /postMessage\([^;]*,\s*['"`]\*['"`]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(anyOrigin).toEqual(TELLS_ANY_ORIGIN);
});

/**
 * Some registries lack some platforms' packages of a version, and npm then leaves them out of the lock file, which `npm
 * ci` rejects. Take a version that is published for all, and change dependencies with `npm install --package-lock-only`
 * in a copy that has no `node_modules`.
 */
describe('the lock file', () => {
  type Locked = {
    resolved?: string;
    integrity?: string;
    link?: boolean;
    optionalDependencies?: Record<string, string>;
  };
  const { packages } = jest.requireActual<{ packages: Record<string, Locked> }>('../package-lock.json');
  const all = Object.entries(packages);

  /** Whether a package resolves the other from its location. */
  const finds = (from: string, name: string): boolean => {
    if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
    return from !== '' && finds(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };

  test('knows the packages of every platform', () => {
    const missing = all.flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !finds(from, name)),
    );
    expect(missing).toEqual([]);
  });

  test('C10: has the checksum of every package', () => {
    const without = all.filter(([name, { link, integrity }]) => {
      return name.includes('node_modules/') && !link && !integrity?.startsWith('sha512-');
    });
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('C10: becomes a bill of materials (CycloneDX) by one command, the workspaces’ packages included', () => {
    const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })) as {
      bomFormat: string;
      components: { name: string; hashes?: unknown[] }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['next', 'react', 'fastify', 'redis']));
  });

  test('names no host to download from', () => {
    const hosts = all.flatMap(([, { resolved, link }]) => (resolved && !link ? [resolved] : []));
    expect(hosts).toEqual([]);
  });
});

test('C17: every file that docs/asvs.md names as a proof is there, and each chapter is named', () => {
  const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const chapters = Array.from({ length: 17 }, (_, index) => `V${index + 1}`);
  expect(chapters.filter((chapter) => !new RegExp(`${chapter}\\b`).test(text))).toEqual([]);
});

/** Paths in backticks: those with a known ending, and those that begin with a folder of ours. */
const pathsIn = (document: string): string[] =>
  [...document.matchAll(/`([\w.[\]-]+(?:\/[\w.[\]-]+)*\/?)`/g)]
    .map(([, written = '']) => written)
    .filter(
      (written) =>
        /\.(?:tsx?|mjs|cjs|js|json|yaml|md|csv)$/.test(written) ||
        (written.includes('/') && existsSync(path.join(root, written.split('/', 1)[0] ?? ''))),
    )
    .filter((written) => !/^\.(?:cache|data)\b/.test(written));

test.each(['README.md', 'docs/architecture.md'])('every file that %s names stands where it says', (name) => {
  const paths = pathsIn(readFileSync(path.join(root, name), 'utf8'));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((written) => !existsSync(path.join(root, written)))).toEqual([]);
});

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test('the glossary lists each feature with its parts, which are the folders in components/', () => {
  const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([a-z]\w*) \| ([^|]+) \|/gm);
  const listed = Object.fromEntries(
    [...rows].map(([, feature = '', parts = '']) => [feature, parts.trim() === '–' ? [] : parts.trim().split(', ')]),
  );
  delete listed.feature;
  const features = foldersIn('components').filter((name) => name !== 'app' && name !== 'ui');
  const there = Object.fromEntries(features.map((name) => [name, foldersIn(`components/${name}`)]));
  const sorted = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).map(([name, parts]) => [name, parts.sort()]));
  expect(sorted(listed)).toEqual(sorted(there));
});
