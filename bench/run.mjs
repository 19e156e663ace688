// npm run bench [-- server | catalogue | accounts | cashier | play [laps] | lighthouse | matrix [share] | pictures]: what one run of this machine shows, beside
// what is to be reached. Without a word the first five. Ends with 1 when a figure misses its target.
import { cpus } from 'node:os';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { Explained, command, requireNode } from '../scripts/lib/explain.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { accountFigures } from './accounts.mjs';
import { cashierFigures } from './cashier.mjs';
import { catalogueFigures } from './catalogue.mjs';
import { printFigures } from './figures.mjs';
import { historyFigures } from './history.mjs';
import { lighthouseFigures } from './lighthouse.mjs';
import { lookAtMatrix } from './matrix.mjs';
import { takePictures } from './pictures.mjs';
import { playFigures } from './play.mjs';
import { serverFigures } from './server.mjs';

/** What may be asked for; each answers whether its targets are met. */
const BENCHES = {
  server: async () => printFigures(await serverFigures()),
  catalogue: async () => printFigures(await catalogueFigures()),
  accounts: async () => printFigures(await accountFigures()),
  cashier: async () => printFigures(await cashierFigures()),
  play: async (laps) => printFigures(await playFigures(laps)),
  history: async () => printFigures(await historyFigures()),
  lighthouse: async () => printFigures(await lighthouseFigures()),
  matrix: lookAtMatrix,
  pictures: async () => {
    await takePictures();
    return true;
  },
};

const BY_DEFAULT = ['server', 'catalogue', 'accounts', 'cashier', 'lighthouse'];

await command(async () => {
  requireNode();
  const [asked, ...rest] = process.argv.slice(2);
  if (asked && !BENCHES[asked]) throw new Explained(`"${asked}" is none of ${Object.keys(BENCHES).join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt();
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}\n`);
  let holds = true;
  for (const name of asked ? [asked] : BY_DEFAULT) holds = (await BENCHES[name](...rest)) && holds;
  process.exit(holds ? 0 : 1);
});
