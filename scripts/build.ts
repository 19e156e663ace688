// npm run build: site, host and sandbox; what did not change since the last build is not built again.
import { ensureBuilt } from './build/targets';
import { loadEnvironment } from './base/environment';
import { command } from './base/explain';

await command(async () => {
  loadEnvironment();
  await ensureBuilt();
});
