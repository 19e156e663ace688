// npm run settings -- <file.json>: names what is unknown or wrong in the settings of a brand (docs/operator.md).
import { readFile } from 'node:fs/promises';
import { command, Explained } from './base/explain';
import { faultsOfSettings } from './checks/settings';

await command(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Explained('npm run settings -- <file.json>');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Explained(`${file} cannot be read.`);
  });
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw new Explained(`${file} is no JSON: ${(error as Error).message}`);
  }
  const faults = faultsOfSettings(settings);
  if (faults.length > 0) throw new Explained(faults.join('\n'));
  console.log('All settings are known and right.');
});
