// npm run bench [-- server | catalogue | accounts | cashier | feel | feeds | play [laps] | history | statement |
// tournaments | fleet [part] | overload | lighthouse [busy] | matrix [share] | languages [share] [folder] | language-cost |
// pictures | shift [address]]:
// the figures of one run on this machine, with their targets. Without an argument: server, catalogue, accounts, cashier
// and lighthouse. Exits with 1 when a figure misses its target. Run long ones from a clone, as soaks (scripts/soak.ts).
import { cpus } from 'node:os';
import { ensureBuilt } from '../scripts/build/targets';
import { Explained, command } from '../scripts/base/explain';
import { accountFigures } from './accounts';
import { cashierFigures } from './cashier';
import { catalogueFigures } from './catalogue';
import { feedFigures } from './inputs/feeds';
import { feelFigures } from './inputs/feel';
import { printFigures } from './start/figures';
import { fleetFigures } from './fleet';
import { historyFigures } from './history';
import { languageCostFigures } from './languageCost';
import { lighthouseFigures } from './lighthouse';
import { lookAtLanguages, lookAtMatrix } from './matrix';
import { takePictures } from './pictures';
import { overloadFigures } from './overload';
import { playFigures } from './play';
import { serverFigures } from './server';
import { shiftFigures } from './shift';
import { statementFigures } from './statement';
import { tournamentFigures } from './tournaments';

/** The available benchmarks; each resolves with whether its targets are met. */
const BENCHES: Record<string, (...args: string[]) => Promise<boolean>> = {
  server: async () => printFigures(await serverFigures()),
  catalogue: async () => printFigures(await catalogueFigures()),
  accounts: async () => printFigures(await accountFigures()),
  cashier: async () => printFigures(await cashierFigures()),
  feel: async () => printFigures(await feelFigures()),
  feeds: async () => printFigures(await feedFigures()),
  play: async (laps) => printFigures(await playFigures(laps)),
  history: async () => printFigures(await historyFigures()),
  statement: async () => printFigures(await statementFigures()),
  tournaments: async () => printFigures(await tournamentFigures()),
  fleet: async (...part) => printFigures(await fleetFigures(...part)),
  overload: async () => printFigures(await overloadFigures()),
  lighthouse: async (load) => printFigures(await lighthouseFigures(load)),
  shift: async (begin) => printFigures(await shiftFigures(begin)),
  'language-cost': async () => printFigures(await languageCostFigures()),
  matrix: lookAtMatrix,
  languages: lookAtLanguages,
  pictures: async () => {
    await takePictures();
    return true;
  },
};

const BY_DEFAULT = ['server', 'catalogue', 'accounts', 'cashier', 'lighthouse'];

await command(async () => {
  const [asked, ...rest] = process.argv.slice(2);
  const names = asked ? [asked] : BY_DEFAULT;
  const benches = names.flatMap((name) => BENCHES[name] ?? []);
  if (benches.length < names.length) throw new Explained(`"${asked}" is none of ${Object.keys(BENCHES).join(', ')}.`);
  await ensureBuilt();
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}\n`);
  let holds = true;
  for (const bench of benches) holds = (await bench(...rest)) && holds;
  process.exit(holds ? 0 : 1);
});
