// npm run dev: the site with hot reload, over the same backend and data as quickstart.
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { command, requireNode } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readPorts, requireFreePorts } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  requireNode();
  loadEnvironment();
  const ports = readPorts();
  await requireFreePorts(process.env.API_URL ? { PORT: ports.PORT } : ports);
  await ensureInstalled();
  // The studio's pages are bundled for the browser; only the server side of the sandbox runs from source.
  await ensureBuilt({ only: ['sandbox'] });
  await serve({ ports, fromSource: true });
});
