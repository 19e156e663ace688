import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../base/explain';
import { sayLost } from '../processes/ready';
import { inRoot, ROOT } from '../base/root';
import { type Ports } from './ports';
import { startSystem, type System } from './system';

/** The format of sandbox/src/seed/samples.json. */
export type Samples = { password: string; accounts: { email: string; situation: string; says: string }[] };

/** The sandbox's sample accounts, from the list it creates them from. */
export function sampleAccounts(text = readFileSync(inRoot('sandbox/src/seed/samples.json'), 'utf8')): string[] {
  const { password, accounts }: Samples = JSON.parse(text);
  const longest = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `  Accounts  at every brand, password ${password}`,
    ...accounts.map(({ email, says }) => `            ${email.padEnd(longest)}  ${says}`),
  ];
}

/** The welcome message, once everything is running. */
function welcome({ site, backend, operatorBackend, isWithBrands }: System, ports: Ports, data: string): string {
  const own = path.relative(ROOT, data) || data;
  const sandbox = operatorBackend
    ? []
    : [
        ...(isWithBrands
          ? [`  Brands    http://porcelain.localhost:${ports.PORT}, and so on for every theme in themes/brands/`]
          : []),
        ...(ports.PANEL_PORT
          ? [
              `  Panel     http://localhost:${ports.PANEL_PORT}/sandbox: visitors, clock, faults, accounts, messages, documents`,
            ]
          : []),
        ...(ports.OUTSIDE_PORT
          ? [
              `  Outside   port ${ports.OUTSIDE_PORT}: identity provider, captcha (cobalto, riviera, canopy, orchidea) and geocoder, to try without others`,
            ]
          : []),
        ...sampleAccounts(),
        `  Data      ${own}/ keeps everything between runs; delete it to begin anew`,
      ];
  const lines = [
    `Baize is ready: ${site}`,
    '',
    `  Lobby     ${site}/casino: open a slot and play demo rounds, no account needed`,
    operatorBackend
      ? `  Backend   ${backend} (API_URL)`
      : `  Backend   ${backend}, the sandbox; game studio on port ${ports.STUDIO_PORT}`,
    ...sandbox,
    '',
    'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}

/** Runs the system until it is stopped. If one process ends unexpectedly, the others are stopped too: exit code 1. */
export async function serve({ ports, fromSource = false }: { ports: Ports; fromSource?: boolean }): Promise<never> {
  const data = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const output = fromSource
    ? () => ({ print: console.log })
    : (name: string) => ({ log: path.join(data, 'logs', `${name}.log`) });
  const system = await startSystem({ ports, output, fromSource });
  console.log(welcome(system, ports, data));
  const loss = await system.lost;
  await system.stop();
  throw new Explained(sayLost(loss));
}
