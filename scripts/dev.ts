// npm run dev: the site with hot reload, with the same backend and data as quickstart.
import { ensureBuilt } from './build/targets';
import { loadEnvironment } from './base/environment';
import { command } from './base/explain';
import { readPorts, requireFreePorts } from './system/ports';
import { serve } from './system/serve';

await command(async () => {
  loadEnvironment();
  const ports = readPorts();
  await requireFreePorts(process.env.API_URL ? { PORT: ports.PORT } : ports);
  // The studio's pages are bundled for the browser; only the server side of the sandbox runs from source.
  await ensureBuilt({ only: ['sandbox'] });
  await serve({ ports, fromSource: true });
});
