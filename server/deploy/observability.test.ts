import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { createMetrics } from '../src/operation/metrics';

type Rule = { alert: string; expr: string; for: string; labels: { severity: string }; annotations: object };
type Panel = { id: number; targets: { expr: string }[] };

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'observability', name), 'utf8');
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Names of all series that a host can have, with the parts of a histogram. */
async function series(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.watch(() => ({ pages: 0, bytes: 0, renders: 0 }));
  metrics.watchCalls(() => ({ inside: 0, waiting: 0 }));
  const all = await metrics.registry.getMetricsAsJSON();
  const parts = ({ name, type }: { name: string; type: unknown }) =>
    String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name];
  return new Set(all.flatMap(parts));
}

/** Names in an expression that Prometheus reads as series: before a selector, or alone. */
const namesIn = (expr: string) => [...expr.matchAll(/\b([a-z][a-z\d_]*)\{/g)].map(([, name]) => name!);

test('each series in the dashboard and the alerts is one that hosts have', async () => {
  const known = new Set([...(await series()), 'up']);
  const exprs = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules.map(({ expr }) => expr)];
  for (const expr of exprs) {
    const names = namesIn(expr);
    assert.ok(names.length > 0, expr);
    for (const name of names) assert.ok(known.has(name), `${name} in ${expr}`);
  }
});

test('the dashboard shows every series of the host itself, and docs/deployment.md explains each', async () => {
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))).join(' ');
  const told = readFileSync(path.join(import.meta.dirname, '../../docs/deployment.md'), 'utf8');
  const own = [...(await series())].filter((name) => !/^(?:nodejs_|process_)|_(?:sum|count|bucket)$/.test(name));
  const histograms = ['page_render_seconds', 'answer_seconds', 'adapter_seconds'];
  for (const name of [...own, ...histograms]) {
    assert.ok(told.includes(`\`${name}\``), `docs/deployment.md: ${name}`);
    if (name !== 'page_cache_pages' && name !== 'page_cache_renders') assert.ok(shown.includes(name), name);
  }
});

test('each alert has a time, a severity, and says what visitors notice', () => {
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  for (const { alert, labels, annotations, ...rule } of rules) {
    assert.match(rule.for, /^\d+m$/, alert);
    assert.match(labels.severity, /^(?:page|ticket)$/, alert);
    assert.deepEqual(Object.keys(annotations), ['summary', 'description'], alert);
  }
});
