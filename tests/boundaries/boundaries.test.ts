/** @jest-environment node */
import { rmSync } from 'node:fs';
import { RULES, cruise } from './cruise';
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

describe('this repository', () => {
  const { modules, violations } = cruise();
  const sources = modules.map(({ source }) => source);

  it.each(['pages', 'components', 'hooks', 'store', 'services', 'domain', 'config', 'themes', 'server', 'sandbox'])(
    'is seen by the rules: %s/',
    (folder) => expect(sources.filter((source) => source.startsWith(`${folder}/`))).not.toHaveLength(0),
  );

  it('breaks no rule', () => expect(violations).toEqual([]));

  it('calls axios in services only (STACK-05)', () => {
    const callers = modules.filter(({ dependencies }) =>
      dependencies.some(({ resolved }) => /node_modules\/axios\//.test(resolved)),
    );
    const folders = new Set(callers.map(({ source }) => source.split('/')[0]));
    expect([...folders]).toEqual(['services']);
  });
});
