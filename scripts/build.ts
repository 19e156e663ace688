// npm run build: site, host and sandbox; skips what has not changed since the last build.
import { ensureBuilt } from './build/targets';
import { loadEnvironment } from './base/environment';
import { command } from './base/explain';

await command(async () => {
  loadEnvironment();
  await ensureBuilt();
});
