import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from './explain.mjs';
import { sayLost } from './ready.mjs';
import { inRoot, ROOT } from './root.mjs';
import { startSystem } from './system.mjs';

/** The accounts the sandbox comes with, from the list it makes them by. */
export function sampleAccounts(text = readFileSync(inRoot('sandbox/src/accounts/samples.json'), 'utf8')) {
  const { password, accounts } = JSON.parse(text);
  const longest = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `  Accounts  at every brand, password ${password}`,
    ...accounts.map(({ email, says }) => `            ${email.padEnd(longest)}  ${says}`),
  ];
}

/** What to open and what to know, once everything answers. */
function welcome({ site, backend, operatorBackend, isWithBrands }, ports, data) {
  const own = path.relative(ROOT, data) || data;
  const sandbox = operatorBackend
    ? []
    : [
        ...(isWithBrands
          ? [`  Brands    http://porcelain.localhost:${ports.PORT}, and so on for every theme in themes/`]
          : []),
        ...(ports.PANEL_PORT
          ? [
              `  Panel     http://localhost:${ports.PANEL_PORT}/sandbox: visitors, clock, faults, accounts, messages, documents`,
            ]
          : []),
        ...(ports.OUTSIDE_PORT
          ? [
              `  Outside   port ${ports.OUTSIDE_PORT}: identity provider, captcha (orchidea) and geocoder, to try without others`,
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

/** Runs the system until it is told to stop. If one process ends by itself the others are stopped too: exit code 1. */
export async function serve({ ports, fromSource = false }) {
  const data = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const output = fromSource
    ? () => ({ print: (line) => console.log(line) })
    : (name) => ({ log: path.join(data, 'logs', `${name}.log`) });
  const system = await startSystem({ ports, output, fromSource });
  console.log(welcome(system, ports, data));
  const loss = await system.lost;
  await system.stop();
  throw new Explained(sayLost(loss));
}
