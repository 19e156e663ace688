// npm run sandbox -- --scenario <name>: makes a player in a named state at the running sandbox, and says where to look.
// Without a name it lists the scenarios.
import { parseArgs } from 'node:util';
import { loadEnvironment } from './base/environment';
import { command, Explained } from './base/explain';
import { readPorts } from './system/ports';

type Made = { open: string; says: string; logIn: { email: string; password: string } | null };

await command(async () => {
  loadEnvironment();
  const { values } = parseArgs({ args: process.argv.slice(2), options: { scenario: { type: 'string' } } });
  const { scenario } = values;
  const panel = `http://localhost:${readPorts().PANEL_PORT}`;
  const address = `${panel}/sandbox/scenarios${scenario ? `/${encodeURIComponent(scenario)}` : ''}`;
  // The panel takes posts from its own pages only.
  const asked = { method: scenario ? 'POST' : 'GET', headers: { origin: panel } };
  const answer = await fetch(address, asked).catch(() => {
    throw new Explained(`No control panel answers at ${panel}. Start "npm run quickstart" first, or set PANEL_PORT.`);
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Explained((told as { wrong?: string }).wrong ?? `The panel answered ${answer.status}.`);
  if (!scenario) {
    for (const [name, { says }] of Object.entries(told as Record<string, { says: string }>))
      console.log(`${name.padEnd(24)} ${says}`);
    return;
  }
  const { open, says, logIn } = told as Made;
  console.log(`${says}\n\nOpen     ${open}`);
  if (logIn) console.log(`E-mail   ${logIn.email}\nPassword ${logIn.password}`);
});
