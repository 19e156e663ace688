// npm run texts: the English texts are well formed, every key the code asks for exists with the values it needs, and every
// key is used.
import { faultsOfFile, faultsOfUses, usesIn } from './lib/texts.mjs';
import { filesBelow, readSource } from './lib/sources.mjs';

const ENGLISH = 'locales-fallback/en.json';
const SOURCES = ['pages', 'components', 'hooks', 'store', 'services', 'domain', 'config'];

const json = readSource(ENGLISH);
const uses = SOURCES.flatMap((folder) => filesBelow(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, ...usesIn(readSource(file), file) }));

const faults = [...faultsOfFile(json).map((fault) => `${ENGLISH}: ${fault}`), ...faultsOfUses(JSON.parse(json), uses)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
