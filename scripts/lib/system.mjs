import { whenInterrupted } from './interrupt.mjs';
import { createProcesses } from './processes.mjs';
import { waitUntilReady } from './ready.mjs';

/** How the two processes are started: as built, or from the sources with reloading. */
const BUILT = {
  sandbox: ['sandbox/dist/main.mjs'],
  host: ['server/dist/main.mjs'],
  mode: 'production',
  folder: '.next',
};
const FROM_SOURCE = {
  sandbox: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'sandbox/src/main.ts'],
  host: ['--import', 'tsx', 'server/src/main.ts'],
  mode: 'development',
  folder: '.next-dev',
};

const siteOf = (ports) => `http://localhost:${ports.PORT}`;

/** Processes of ours that also end when this command is interrupted, which is then its ordinary end. */
export function createSystem() {
  const processes = createProcesses();
  whenInterrupted(processes.stop, 0);
  return processes;
}

/** TENANTS for the site over a sandbox: every brand of it at <brand>.localhost, the default one at localhost. */
async function tenantsOf(sandbox, ports) {
  const { brands } = await (await fetch(`${sandbox}/healthz`)).json();
  return JSON.stringify(
    Object.fromEntries(brands.map((brand) => [`${brand}.localhost:${ports.PORT}`, { api: sandbox }])),
  );
}

/**
 * Starts the sandbox among `processes` and answers its address when it is ready. `output(name)` says where the lines of a
 * process go: { log } or { print }. `env` is laid over the environment. Without a PANEL_PORT it opens no control panel,
 * without an OUTSIDE_PORT none of the services of others.
 */
export async function startSandbox(processes, { ports, output, env = {}, fromSource = false }) {
  const { sandbox, mode } = fromSource ? FROM_SOURCE : BUILT;
  const address = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  processes.start('sandbox', sandbox, {
    env: {
      NODE_ENV: mode,
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      STUDIO_PORT: String(ports.STUDIO_PORT),
      PANEL_PORT: String(ports.PANEL_PORT ?? 0),
      OUTSIDE_PORT: String(ports.OUTSIDE_PORT ?? 0),
      SITE_ORIGIN: process.env.SITE_ORIGIN || process.env.PUBLIC_ORIGIN || siteOf(ports),
      ...env,
    },
    ...output('sandbox'),
  });
  await waitUntilReady('sandbox', `${address}/healthz`, processes);
  return address;
}

/** The geocoder of the sandbox for the site, unless the operator named another. */
function geocoderOf(ports) {
  const origin = process.env.OUTSIDE_ORIGIN || `http://127.0.0.1:${ports.OUTSIDE_PORT}`;
  const isOurs = ports.OUTSIDE_PORT && !process.env.REVERSE_GEOCODE_URL;
  return isOurs ? { REVERSE_GEOCODE_URL: `${origin}/geocode?lat={lat}&lon={lon}` } : {};
}

async function startHost(processes, { ports, output, env = {}, fromSource = false }, backend, sandboxed) {
  const { host, mode, folder } = fromSource ? FROM_SOURCE : BUILT;
  processes.start('site', host, {
    env: {
      NODE_ENV: mode,
      NEXT_DIST: folder,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(ports.PORT),
      API_URL: backend,
      ...env,
      ...sandboxed,
    },
    ...output('site'),
  });
  await waitUntilReady('site', `http://127.0.0.1:${ports.PORT}/readyz`, processes);
}

/**
 * Starts the sandbox (unless the operator named a backend by API_URL) and the host over it, with all brands of the sandbox
 * unless the operator named TENANTS; answers when the site is ready. A process that fails on the way is an Explained
 * failure, and the other is stopped.
 */
export async function startSystem(options) {
  const processes = createSystem();
  const operatorBackend = process.env.API_URL || null;
  try {
    const backend = operatorBackend ?? (await startSandbox(processes, options));
    const isWithBrands = !operatorBackend && !process.env.TENANTS;
    const tenants = isWithBrands ? { TENANTS: await tenantsOf(backend, options.ports) } : {};
    const geocoder = operatorBackend ? {} : geocoderOf(options.ports);
    await startHost(processes, options, backend, { ...tenants, ...geocoder });
    return { site: siteOf(options.ports), backend, operatorBackend, isWithBrands, ...processes };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}
