import ts from 'typescript';
import { filesBelow, readSource } from '../base/sources';

const MOST_IN_A_TITLE = 3;

/** Splits one line of a CSV file: plain or quoted fields, with doubled quotes inside. */
const fields = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** A row of docs/requirements.csv. */
export type Requirement = { id: string; part: string; statement: string };

/** Requirements by id, in the catalogue's order. */
type Catalogue = ReadonlyMap<string, Requirement>;

/** Reads the text of docs/requirements.csv. */
export function parseCatalogue(csv: string): Catalogue {
  const rows = csv.trim().split('\n').slice(1).map(fields);
  return new Map(rows.map(([id = '', part = '', statement = '']) => [id, { id, part, statement }]));
}

export const readCatalogue = () => parseCatalogue(readSource('docs/requirements.csv'));

const WORDS = new Set(['it', 'test', 'describe']);

/** The identifier a call begins with: `it`, `test` for `test.describe(…)`, `it` for `it.each(rows)(…)`. */
function root(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return root(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return root(callee.tag);
  return undefined;
}

/** The titles of all tests and groups in a test file's source. */
export function titlesIn(source: string, file = 'a.test.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && WORDS.has(root(node.expression) ?? '')) {
      const [first] = node.arguments;
      if (first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
        titles.push(first.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The requirement ids in a title; terms such as SHA-256 or OP-036 belong to no area of the catalogue. */
export function idsIn(title: string, catalogue: Catalogue): string[] {
  const areas = new Set([...catalogue.keys()].map((id) => id.split('-')[0]));
  return [...title.matchAll(/\b([A-Z][A-Z0-9]*)-\d+\b/g)].filter(([, area]) => areas.has(area!)).map(([id]) => id);
}

/** The problems with a title's ids, as messages; empty when there are none. */
export function faultsOf(title: string, catalogue: Catalogue): string[] {
  const ids = idsIn(title, catalogue);
  const unknown = ids.filter((id) => !catalogue.has(id)).map((id) => `${id} is not in docs/requirements.csv`);
  return ids.length > MOST_IN_A_TITLE
    ? [...unknown, `${ids.length} ids in one title, at most ${MOST_IN_A_TITLE} may stand`]
    : unknown;
}

const TEST_FILE = /\.test\.(tsx?|mts)$|^e2e\/.*\.spec\.ts$/;

/** Every title of every test of the repository: { file, title }. */
export const allTitles = () =>
  filesBelow('.')
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => titlesIn(readSource(file), file).map((title) => ({ file, title })));
