// npm run texts: checks that the texts of every language are well formed, every key the code uses exists in English
// with the values it needs, and every key is used. services/server/languages.test.ts checks that the languages agree.
import { faultsOfFile, faultsOfUses, usesIn } from './checks/texts';
import { filesBelow, readSource } from './base/sources';

const FOLDERS = ['locales-fallback', 'sandbox/src/studio/texts'];
const ENGLISH = 'locales-fallback/en.json';
const SOURCES = ['pages', 'components', 'hooks', 'store', 'services', 'domain', 'config'];

const json = readSource(ENGLISH);
const uses = SOURCES.flatMap((folder) => filesBelow(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, ...usesIn(readSource(file), file) }));

const ofFiles = FOLDERS.flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => faultsOfFile(readSource(file)).map((fault) => `${file}: ${fault}`));
const faults = [...ofFiles, ...faultsOfUses(JSON.parse(json), uses)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
