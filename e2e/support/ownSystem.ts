import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takePorts } from '../../scripts/system/takenPorts';
import { hoursToMorning } from '../../scripts/system/morning';
import { answering, startHost } from './ownHost';

const OF_SANDBOX = ['SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT'] as const;

export type OwnSystem = {
  site: string;
  /** Its control panel, for what is asked of one (support/player/panel.ts). */
  panel: string;
  stop: () => Promise<void>;
};

/** Starts the built site once more with a sandbox of its own, whose settings and clock are nobody else's. */
export async function startOwnSystem(env: Record<string, string>): Promise<OwnSystem> {
  const [atHost, atSandbox] = [await takePorts('PORT'), await takePorts(...OF_SANDBOX)];
  const { ports } = atSandbox;
  const data = mkdtempSync(path.join(tmpdir(), 'baize-own-'));
  const sockets = atSandbox.handOver(...OF_SANDBOX);
  const sandbox = spawn(process.execPath, ['sandbox/dist/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: data,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // As for the sandbox of all other tests (scripts/system/testedSandbox.ts).
      ARTWORK_DIR: path.resolve('.cache/artwork'),
      SEED_SNAPSHOT_DIR: path.resolve('.cache/seeds'),
      SANDBOX_HOURS_AHEAD: hoursToMorning(),
      SITE_ORIGIN: `http://localhost:${atHost.ports.PORT}`,
      ...sockets.env,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...sockets.stdio],
  });
  sockets.letGo();
  const closed = new Promise((resolve) => sandbox.once('close', resolve));
  const backend = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  await answering(`${backend}/healthz`, sandbox);
  const host = await startHost({ API_URL: backend }, atHost);
  return {
    site: host.origin,
    panel: `http://localhost:${ports.PANEL_PORT}/sandbox`,
    stop: async () => {
      await host.stop();
      sandbox.kill('SIGTERM');
      await closed;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
