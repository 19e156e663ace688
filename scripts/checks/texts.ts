import ts from 'typescript';

const PLACEHOLDER = /\{\{(\w+)\}\}|<(\w+)\/?>/g;

/** What a text needs: "Page {{page}}, <link>more</link>" → <link>, page. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, value, mark]) => value ?? `<${mark}>`))].sort();

const KEY = /^[a-z][A-Za-z0-9]*(?:\.(?:[A-Za-z0-9-]+|[A-Z]+(?:_[A-Z]+)+))+(?:_(?:zero|one|two|few|many|other))?$/;
/** Keys whose last part is given by the specification (OP-050, ENT-09). */
const NAMED = new Set([
  'form.error.invalid_dob_under_18',
  'form.error.invalid_dob_under_19',
  'form.error.invalid_dob_under_21',
  'bonus.type.no_deposit',
  'bonus.type.instant_cashback',
]);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const areaOf = (key: string) => key.split('.', 1)[0];

/** A key of the sandbox: its parts are ids of pages, offers, letters and codes. */
const SANDBOX_KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** The problems of a single language file, as messages; `json` is the file's text. */
export function faultsOfFile(json: string, { ofSandbox = false } = {}): string[] {
  const texts: Record<string, unknown> = JSON.parse(json);
  const keys = Object.keys(texts);
  const faults: string[] = [];
  const written = [...json.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map(([, key]) => key!);
  for (const key of new Set(written.filter((key, index) => written.indexOf(key) !== index)))
    faults.push(`${key}: stands twice`);
  for (const key of keys) {
    const text = texts[key];
    if (!(ofSandbox ? SANDBOX_KEY : KEY).test(key) && !NAMED.has(key))
      faults.push(`${key}: not a flat key such as feature.part`);
    if (typeof text !== 'string' || text.trim() === '') {
      faults.push(`${key}: not a text`);
      continue;
    }
    if (text !== text.trim()) faults.push(`${key}: begins or ends with a blank`);
    if (/[{}]|\$t\(/.test(text.replace(/\{\{\w+\}\}/g, '')))
      faults.push(`${key}: a placeholder is not of the form {{name}}`);
    if (PLURAL.test(key) && !(key.replace(PLURAL, '_other') in texts)) faults.push(`${key}: its plural has no _other`);
  }
  const areas = keys.map(areaOf).filter((area, index, all) => area !== all[index - 1]);
  for (const area of new Set(areas.filter((area, index) => areas.indexOf(area) !== index))) {
    faults.push(`${area}.*: the keys of an area stand together`);
  }
  return faults;
}

/**
 * How a source file uses texts: `literals` are all its string literals, `patterns` its template literals as regular
 * expressions, `calls` its calls t('key', { values }) and its <Sentence>, with null for values that cannot be determined.
 */
export type Uses = {
  literals: string[];
  patterns: RegExp[];
  calls: { key: string; values: string[] | null }[];
};

/** Determines from a source file how it uses texts. */
export function usesIn(source: string, file: string): Uses {
  const uses: Uses = { literals: [], patterns: [], calls: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.literals.push(node.text);
    if (ts.isTemplateExpression(node)) uses.patterns.push(patternOf(node));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const [key, values] = node.arguments;
      if (key && ts.isStringLiteralLike(key)) uses.calls.push({ key: key.text, values: namesOf(values) });
    }
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Sentence') {
      const { of, values, marks } = attributesOf(node);
      const tags = namesOf(marks)?.map((name) => `<${name}>`);
      const given = namesOf(values);
      if (of && ts.isStringLiteralLike(of))
        uses.calls.push({ key: of.text, values: given && tags ? [...given, ...tags].sort() : null });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return uses;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  new RegExp(`^${escape(head.text)}${templateSpans.map(({ literal }) => `[\\w-]+${escape(literal.text)}`).join('')}$`);

/** The values of an element's attributes by name. */
const attributesOf = ({ attributes }: ts.JsxSelfClosingElement): Record<string, ts.Expression | undefined> =>
  Object.fromEntries(
    attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => {
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return [name.getText(), value];
    }),
  );

function namesOf(values: ts.Expression | undefined): string[] | null {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return null;
  const names = values.properties.flatMap(({ name }) => name?.getText() ?? []);
  return names.length === values.properties.length ? names.sort() : null;
}

/** The mismatches between the English texts and the sources that use them, as messages. */
export function faultsOfUses(
  texts: Readonly<Record<string, string>>,
  uses: readonly (Uses & { file: string })[],
): string[] {
  const keys = Object.keys(texts);
  const known = new Set(keys.map((key) => key.replace(PLURAL, '')));
  const faults: string[] = [];
  for (const { file, calls } of uses) {
    for (const { key, values } of calls) {
      if (!known.has(key)) {
        faults.push(`${file}: ${key} is not in locales-fallback/en.json`);
        continue;
      }
      if (!values) continue;
      const forms = keys.filter((each) => each.replace(PLURAL, '') === key);
      const wanted = [...new Set(forms.flatMap((form) => placeholdersOf(texts[form] ?? '')))].sort();
      const plural = forms.some((form) => PLURAL.test(form));
      const given = plural && !wanted.includes('count') ? values.filter((name) => name !== 'count') : values;
      if (String(given) !== String(wanted)) faults.push(`${file}: ${key} needs {${wanted}}, is given {${given}}`);
    }
  }
  const literals = new Set(uses.flatMap((use) => use.literals));
  // A template without a dot before its first placeholder ("${a}.${b}") would match every key.
  const patterns = uses.flatMap((use) => use.patterns).filter((pattern) => /^\^[a-z]\w*\\\./.test(pattern.source));
  for (const key of known) {
    if (!literals.has(key) && !patterns.some((pattern) => pattern.test(key))) faults.push(`${key}: used nowhere`);
  }
  return faults;
}
