// npm run settings:pictures [-- name …]: takes the pictures of docs/settings.md from the built site with its sandbox.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../start/browser';
import { documentedVariables } from '../../scripts/base/environment';
import { command, Explained } from '../../scripts/base/explain';
import { ensureBuilt } from '../../scripts/build/targets';
import { BASE, OWN_BRAND } from '../../scripts/settingsPictures/ownBrand';
import { PICTURES } from '../../scripts/settingsPictures/table';
import { takePicture } from './take';
import { startSystem } from '../../scripts/system/system';
import { takePorts } from '../../scripts/system/takenPorts';
import { testedSandbox } from '../../scripts/system/testedSandbox';

/** The folder of the own brand (SANDBOX_BRAND_DIR); deleted when this process ends. */
function brandFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-pictures-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'assets/own'), { recursive: true });
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(OWN_BRAND.settings));
  for (const [name, svg] of Object.entries(OWN_BRAND.assets)) writeFileSync(path.join(folder, 'assets/own', name), svg);
  return folder;
}

await command(async () => {
  const asked = process.argv.slice(2);
  const wrong = asked.find((name) => !PICTURES.some((picture) => picture.name === name));
  if (wrong) throw new Explained(`There is no picture "${wrong}": ${PICTURES.map(({ name }) => name).join(', ')}.`);
  await ensureBuilt();
  // The machine's settings would show in the pictures: an empty variable counts as not set.
  for (const name of documentedVariables()) if (name !== 'CHROMIUM_PATH') process.env[name] = '';
  const { ports, handOver } = await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT');
  const sandbox = { ...testedSandbox({ isFixed: true }), SANDBOX_BRAND: BASE, SANDBOX_BRAND_DIR: brandFolder() };
  const system = await startSystem({
    ports,
    handOver,
    env: { ...sandbox, SHED_EVENT_LOOP_DELAY_MS: '0' },
    output: () => ({ print: console.log }),
  });
  const site = { site: system.site, panel: `http://localhost:${ports.PANEL_PORT}/sandbox` };
  const browser = await launchBrowser();
  for (const picture of PICTURES.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    console.log(`${picture.name}: ${((await takePicture(browser, picture, site)) / 1_000).toFixed(1)} kB`);
  await browser.close();
  await system.stop();
});
