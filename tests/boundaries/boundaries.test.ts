/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/scripts/base/sources';
import { RULES, cruise } from './cruise';
import { areaCircles, folderCircles } from './folderCircles';
import { PLANTS, plantToyTree } from './toyTree';

describe('the import rules', () => {
  const byName = (a: { rule: string }, b: { rule: string }) => a.rule.localeCompare(b.rule);

  it('each go red on the one bad import planted for them, and on nothing else', () => {
    const root = plantToyTree();
    try {
      const planted = Object.entries(PLANTS).map(([rule, [from]]) => ({ rule, from }));
      expect(cruise(root).violations.sort(byName)).toEqual(planted.sort(byName));
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  it('have a plant each', () => {
    expect(RULES.map(({ name }) => name).sort()).toEqual(Object.keys(PLANTS).sort());
  });

  it('are errors, and say what to do instead', () => {
    for (const { severity, comment } of RULES) {
      expect(severity).toBe('error');
      expect(comment).toMatch(/\.$/);
    }
  });
});

/** Below these no folder is too full, and no two need each other. Routes fill pages/. */
const LAYERS = ['components', 'hooks', 'store', 'services', 'domain', 'config', 'themes'];
const AROUND = [
  'server',
  'contract',
  'scripts',
  'tests',
  'e2e',
  'bench',
  'sandbox',
  'artwork',
  'theme-studio',
  'gallery',
];
const TIDY = [...LAYERS, ...AROUND];
const MOST_FILES = 25;

describe('folders', () => {
  const modulesOf = (imports: Record<string, string[]>) =>
    Object.entries(imports).map(([source, to]) => ({ source, dependencies: to.map((resolved) => ({ resolved })) }));

  it('that import each other, at once or by way of others, are found; tests do not count', () => {
    const tree = modulesOf({
      'domain/a/one.ts': ['domain/a/two.ts', 'domain/b/one.ts'],
      'domain/b/one.ts': ['domain/c/one.ts'],
      'domain/c/one.ts': ['domain/a/one.ts'],
      'domain/d/one.test.ts': ['domain/a/one.ts'],
      'domain/a/one.spec.ts': ['domain/d/one.ts'],
    });
    expect(folderCircles(tree, ['domain'])).toEqual([
      'domain/a → domain/b → domain/c → domain/a',
      'domain/b → domain/c → domain/a → domain/b',
      'domain/c → domain/a → domain/b → domain/c',
    ]);
    expect(folderCircles(tree.slice(0, 2), ['domain'])).toEqual([]);
  });

  it('whose areas import each other are found, though no two folders do', () => {
    const tree = modulesOf({
      'domain/a/one/x.ts': ['domain/b/one/x.ts'],
      'domain/b/two/x.ts': ['domain/a/two/x.ts'],
      'store/x.ts': ['domain/a/one/x.ts'],
    });
    expect(folderCircles(tree, ['domain', 'store'])).toEqual([]);
    expect(areaCircles(tree, ['domain', 'store'])).toEqual([
      'domain/a → domain/b → domain/a',
      'domain/b → domain/a → domain/b',
    ]);
  });
});

describe('this repository', () => {
  const { modules, violations } = cruise();
  const sources = modules.map(({ source }) => source);

  it.each([
    'pages',
    'components',
    'hooks',
    'store',
    'services',
    'domain',
    'config',
    'themes',
    'server',
    'sandbox',
    'artwork',
  ])('is seen by the rules: %s/', (folder) =>
    expect(sources.filter((source) => source.startsWith(`${folder}/`))).not.toHaveLength(0),
  );

  it('breaks no rule', () => expect(violations).toEqual([]));

  it('has no folders that need each other', () => expect(folderCircles(modules, TIDY)).toEqual([]));

  it('has no areas that need each other, and no arrow back up', () => expect(areaCircles(modules, TIDY)).toEqual([]));

  it('has no folder in which a file is lost among others', () => {
    const counts = new Map<string, number>();
    for (const file of TIDY.flatMap((folder) => filesBelow(folder)))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
    // Migrations are written by a tool, one after the other; nobody looks for one.
    const isLost = ([folder, count]: [string, number]) =>
      count > MOST_FILES && !folder.startsWith('sandbox/migrations');
    expect([...counts].filter(isLost)).toEqual([]);
  });

  it('calls axios in services only (STACK-05)', () => {
    const callers = modules.filter(({ dependencies }) =>
      dependencies.some(({ resolved }) => /node_modules\/axios\//.test(resolved)),
    );
    const folders = new Set(callers.map(({ source }) => source.split('/')[0]));
    expect([...folders]).toEqual(['services']);
  });
});
