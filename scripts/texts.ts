// npm run texts: checks that the texts of every language are well formed, every key the code uses exists in English
// with the values it needs, every key is used, and every language says all of it in its own words, by its sheet.
import { faultsOfTranslation, termsOf, unusedTerms } from './checks/languages';
import { faultsOfFile, faultsOfUses, usesIn } from './checks/texts';
import { LOCALES } from '../config/locales';
import { filesBelow, readSource } from './base/sources';

const FOLDERS = ['locales-fallback', 'sandbox/texts'];
const ENGLISH = 'locales-fallback/en.json';
const SOURCES = ['pages', 'components', 'hooks', 'store', 'services', 'domain', 'config'];

const json = readSource(ENGLISH);
const uses = SOURCES.flatMap((folder) => filesBelow(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, ...usesIn(readSource(file), file) }));

const ofFiles = FOLDERS.flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    faultsOfFile(readSource(file), { ofSandbox: file.startsWith('sandbox/') }).map((fault) => `${file}: ${fault}`),
  );
type Texts = Record<string, string>;
const textsIn = (file: string): Texts => JSON.parse(readSource(file)) as Texts;
const has = (file: string) => filesBelow(file).length > 0;

/** A language's files with their English ones; the keys of the sandbox's bear their file's name in the list of the same. */
const filesOf = (code: string) => [
  { file: `locales-fallback/${code}.json`, english: ENGLISH, prefix: '' },
  ...filesBelow(`sandbox/texts/${code}`).map((file) => {
    const name = file.split('/').at(-1)!;
    return { file, english: `sandbox/texts/en/${name}`, prefix: `${name.replace('.json', '')}:` };
  }),
];

const ofLanguages = LOCALES.filter(({ code }) => code !== 'en').flatMap(({ code, tag }) => {
  const list = `docs/languages/same/${code}.txt`;
  const same = new Set(has(list) ? readSource(list).split('\n') : []);
  const sheet = `docs/languages/${code}.md`;
  const terms = has(sheet) ? termsOf(readSource(sheet)) : [];
  return filesOf(code)
    .filter(({ file }) => has(file))
    .flatMap(({ file, english, prefix }) => {
      const [said, texts] = [textsIn(english), textsIn(file)];
      const found = faultsOfTranslation(said, texts, { tag, same, prefix });
      return [...found, ...(prefix === '' ? unusedTerms(said, texts, terms) : [])].map((fault) => `${file}: ${fault}`);
    });
});

const faults = [...ofFiles, ...faultsOfUses(JSON.parse(json), uses), ...ofLanguages];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
