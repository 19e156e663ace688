// npm run requirements [-- <part>]: per requirement id the tests that prove it, and the ids without one.
// `--check <part> …` is the gate's form: silent unless an id is unknown, a title names too many, or an id of one of the
// (finished) parts has no test.
import { readFileSync } from 'node:fs';
import { GATE_TITLES } from './gate/tierFiles';
import { allTitles, faultsOf, idsIn, readCatalogue, type Requirement } from './checks/requirements';

const catalogue = readCatalogue();
const titles = allTitles();
const args = process.argv.slice(2);
const checking = args.includes('--check');
/** With --check an end-to-end test counts as proof only if every gate runs it (scripts/tiers.ts). */
const proving: typeof titles = checking
  ? [...titles.filter(({ file }) => !file.startsWith('e2e/')), ...JSON.parse(readFileSync(GATE_TITLES, 'utf8'))]
  : titles;
const parts = args.filter((arg) => arg !== '--check');

const proofs = new Map<string, string[]>([...catalogue.keys()].map((id) => [id, []]));
for (const { file, title } of proving) {
  for (const id of idsIn(title, catalogue)) proofs.get(id)?.push(`${file}: ${title}`);
}
const isOf = (part: string) => (row: Requirement) => row.part === part || row.part.startsWith(`${part} `);
const rowsOf = (part: string) => [...catalogue.values()].filter(isOf(part));
const proofsOf = ({ id }: Requirement) => proofs.get(id) ?? [];
const unproven = (rows: readonly Requirement[]) => rows.filter((row) => proofsOf(row).length === 0);

const faults = titles.flatMap(({ file, title }) =>
  faultsOf(title, catalogue).map((fault) => `${file}: "${title}": ${fault}`),
);
for (const fault of faults) console.error(fault);

if (checking) {
  const missing = parts.flatMap((part) => unproven(rowsOf(part)));
  for (const { id, statement } of missing) console.error(`${id} has no test: ${statement}`);
  process.exit(faults.length + missing.length > 0 ? 1 : 0);
}

const shown = parts.length > 0 ? parts.flatMap(rowsOf) : [...catalogue.values()];
for (const row of shown.filter((row) => proofsOf(row).length > 0)) {
  console.log(`${row.id}  ${row.statement}`);
  for (const proof of proofsOf(row)) console.log(`    ${proof}`);
}
for (const part of [...new Set(shown.map((row) => row.part))].sort()) {
  const rows = rowsOf(part);
  const open = unproven(rows);
  console.log(`\nPart ${part}: ${rows.length - open.length} of ${rows.length} ids have a test.`);
  if (open.length > 0) console.log(`  without: ${open.map(({ id }) => id).join(' ')}`);
}
process.exit(faults.length > 0 ? 1 : 0);
