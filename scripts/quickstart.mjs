// npm run quickstart: from a fresh clone to a running casino. Needs nothing but Node and npm.
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { command, requireNode } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readPorts, requireFreePorts } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  requireNode();
  loadEnvironment();
  process.env.WARM_COVERS ||= '24';
  const ports = readPorts();
  await requireFreePorts(process.env.API_URL ? { PORT: ports.PORT } : ports);
  await ensureInstalled();
  await ensureBuilt();
  await serve({ ports });
});
