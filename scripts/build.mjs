// npm run build: site, host and sandbox; what did not change since the last build is not built again.
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { command, requireNode } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  requireNode();
  loadEnvironment();
  await ensureInstalled();
  await ensureBuilt();
});
