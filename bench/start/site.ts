import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVariables } from '../../scripts/base/environment';
import { startSystem, type System } from '../../scripts/system/system';
import { takePorts } from '../../scripts/system/takenPorts';

/**
 * Starts the built site with its own sandbox and all brands, unaffected by this machine's variables. `env` is added to
 * the environment of both. Resolves with the result of startSystem.
 */
export async function startSite(env: Record<string, string> = {}): Promise<System> {
  for (const name of documentedVariables()) process.env[name] = '';
  const data = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  return startSystem({
    ...(await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT')),
    env: { DATA_DIR: data, LOG_LEVEL: 'warn', ...env },
    output: () => ({}),
  });
}
