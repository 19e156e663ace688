import ts from 'typescript';
import type { Field } from '@/config/settings/field';
import { SETTINGS } from '@/config/settings';
import { inRoot } from '../base/root';
import { filesBelow } from '../base/sources';
import { fileOf, type Picture } from '../settingsPictures/picture';
import { PICTURES } from '../settingsPictures/table';

/** The tables of settings, in the order of the page. */
const TABLES = [
  'brand',
  'navigation',
  'countries',
  'account',
  'games',
  'money',
  'rewards',
  'services',
  'backend',
] as const;
const FOLDER = 'config/settings';

/** A setting as its table and comment have it. */
export type DescribedSetting = {
  name: string;
  type: string;
  meaning: string;
  /** Ids of docs/requirements.csv, and marks of open points of the specification (OP-…). */
  requirements: readonly string[];
  /** What is too long for the table. */
  notes: readonly string[];
};

export type SettingsTable = { title: string; settings: readonly DescribedSetting[] };

const IDS = / \(((?:[A-Z\d]+-\d+(?:, )?)+)\)$/;

/** "a; b (CONF-01, OP-002)" and further paragraphs. */
function readComment(comment: string): Omit<DescribedSetting, 'name' | 'type'> {
  const [first = '', ...notes] = comment.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  const ids = IDS.exec(first)?.[1]?.split(', ') ?? [];
  return { meaning: first.replace(IDS, ''), requirements: ids, notes };
}

/** A type in an operator's words; "texts" for many of them. */
function wordsOf(type: ts.Type, checker: ts.TypeChecker, many = false): string {
  if (type.aliasSymbol?.name === 'NavItem') return 'menu items';
  const plural = (word: string) => (many ? `${word}s` : word);
  const isFlag = (one: ts.Type) => Boolean(one.flags & ts.TypeFlags.BooleanLike);
  if (type.isUnion()) {
    const parts = type.types.filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    if (parts.every(isFlag)) return '`true` or `false`';
    // The compiler's own order depends on what it has read before.
    return parts
      .map((part) => wordsOf(part, checker, many))
      .sort()
      .join(' or ');
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return `\`${type.value}\``;
  if (type.flags & ts.TypeFlags.String) return plural('text');
  if (type.flags & ts.TypeFlags.Number) return plural('number');
  const element = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  if (element) return `list of ${wordsOf(element, checker, true)}`;
  const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (values)
    return values.flags & ts.TypeFlags.Unknown ? plural('object') : `object of ${wordsOf(values, checker, true)}`;
  const names = checker
    .getPropertiesOfType(type)
    .map(({ name, flags }) => `${name}${flags & ts.SymbolFlags.Optional ? '?' : ''}`);
  if (names.length === 0) throw new Error(`${checker.typeToString(type)} has no words`);
  return `\`{ ${names.join(', ')} }\``;
}

function readTable(file: ts.SourceFile, checker: ts.TypeChecker): SettingsTable | null {
  for (const statement of file.statements) {
    const declaration = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
    const symbol = declaration && checker.getSymbolAtLocation(declaration.name);
    if (!declaration || !symbol?.name.endsWith('_SETTINGS')) continue;
    const settings = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)).map((property) => {
      const field = checker.getTypeOfSymbolAtLocation(property, declaration);
      const value = checker.getTypeOfSymbolAtLocation(checker.getPropertyOfType(field, 'fallback')!, declaration);
      const comment = ts.displayPartsToString(property.getDocumentationComment(checker));
      return { name: property.name, type: wordsOf(value, checker), ...readComment(comment) };
    });
    return { title: ts.displayPartsToString(symbol.getDocumentationComment(checker)), settings };
  }
  return null;
}

/** All settings, by their tables, with what their comments say. */
export function describedSettings(): SettingsTable[] {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, inRoot('.'));
  const files = TABLES.map((name) => inRoot(`${FOLDER}/${name}.ts`));
  const program = ts.createProgram(files, { ...options, types: [] });
  const tables = files.map((file) => readTable(program.getSourceFile(file)!, program.getTypeChecker()));
  return tables.flatMap((table) => table ?? []);
}

const INTRODUCTION = `# Settings of a brand

Made by \`npm run settings:page\` from \`config/settings/\`. Do not edit.

The backend's answer to \`GET /api/core/casino/settings2\` is merged over these defaults, as [operator.md](operator.md#brand-settings)
says. \`npm run settings -- file.json\` names what is unknown or wrong in a file of them. A dash as default stands for none. The last column
has the rows of [requirements.csv](requirements.csv) that a setting serves; OP-… are open points of the specification.
The pictures show where a setting acts that can be seen; several in one picture have numbers. \`npm run settings:pictures\` takes them.

`;

const cell = (text: string) => text.replaceAll('|', '\\|');

function defaultOf(name: string): string {
  const { fallback } = (SETTINGS as Readonly<Record<string, Field<unknown>>>)[name]!;
  if (fallback === null) return '–';
  return `\`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``;
}

const linkOf = (picture: Picture) => fileOf(picture).replace('docs/', '');

/** The picture of a setting, with its number where it has several places. */
function pictureOf(name: string): string {
  const shown = PICTURES.flatMap((picture) =>
    picture.places.flatMap(({ settings }, at) =>
      settings.some((one) => one === name)
        ? [`[${picture.name}](${linkOf(picture)})${picture.places.length > 1 ? ` ${at + 1}` : ''}`]
        : [],
    ),
  );
  return shown.join(', ') || '–';
}

/** A picture with the settings of its places. */
function shownPicture(picture: Picture): string {
  const { alt, places } = picture;
  const named = places.map(
    ({ settings }, at) => `${places.length > 1 ? `${at + 1} ` : ''}${settings.map((name) => `\`${name}\``).join(', ')}`,
  );
  return `![${alt}](${linkOf(picture)})\n\n${alt[0]!.toUpperCase()}${alt.slice(1)}: ${named.join('; ')}.\n`;
}

function partOf({ title, settings }: SettingsTable): string {
  const rows = settings.map(
    ({ name, type, meaning, requirements, notes }) =>
      `| \`${name}\` | ${cell(type)} | ${defaultOf(name)} | ${cell(meaning)}${notes.length > 0 ? ' (see below)' : ''} | ${pictureOf(name)} | ${
        requirements.join(', ') || '–'
      } |`,
  );
  const notes = settings.flatMap(({ name, notes: all }) =>
    all.length > 0 ? [`- **\`${name}\`.** ${all.join(' ')}`] : [],
  );
  // Beneath the table of its first setting.
  const pictures = PICTURES.filter(({ places }) => settings.some(({ name }) => name === places[0]!.settings[0]));
  return [
    `## ${title}\n\n| setting | type | default | what it changes | picture | requirements |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
    ...(notes.length > 0 ? [`${notes.join('\n')}\n`] : []),
    ...pictures.map(shownPicture),
  ].join('\n');
}

/** docs/settings.md as it should be. */
export const settingsPage = (tables: readonly SettingsTable[] = describedSettings()): string =>
  `${INTRODUCTION}${tables.map(partOf).join('\n')}`;

/** What the tables are made of. */
const HELPERS = ['entries', 'field', 'asFlag', 'captcha'];

/** Files of settings that the page leaves out. */
export const tablesLeftOut = (): string[] =>
  filesBelow(FOLDER).filter((file) => ![...TABLES, ...HELPERS].some((name) => file === `${FOLDER}/${name}.ts`));
