// npm run quickstart: from a fresh clone to a running casino. Needs only Node and npm.
import { ensureBuilt } from './build/targets';
import { loadEnvironment } from './base/environment';
import { command } from './base/explain';
import { readPorts, requireFreePorts } from './system/ports';
import { serve } from './system/serve';

await command(async () => {
  loadEnvironment();
  process.env.WARM_COVERS ||= '24';
  process.env.SANDBOX_SAMPLE_PLAYERS ||= '8';
  const ports = readPorts();
  await requireFreePorts(process.env.API_URL ? { PORT: ports.PORT } : ports);
  await ensureBuilt();
  await serve({ ports });
});
