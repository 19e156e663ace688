import { whenInterrupted } from '../processes/interrupt';
import { createProcesses, type Output, type Processes } from '../processes/processes';
import { waitUntilReady } from '../processes/ready';
import { type PortName, type Ports } from './ports';
import { type HandedOver } from './takenPorts';

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

/** The ports, the additional environment, and where the output of each process goes. */
export type SystemOptions = {
  /** Without a PANEL_PORT there is no control panel, without an OUTSIDE_PORT no third-party services. */
  ports: Pick<Ports, 'PORT' | 'SANDBOX_PORT' | 'STUDIO_PORT'> & Partial<Ports>;
  /** Hands over the sockets of these ports if they were reserved before (takenPorts.ts). */
  handOver?(...names: readonly PortName[]): HandedOver;
  output: (name: string) => Output;
  env?: Record<string, string>;
  fromSource?: boolean;
};

export type System = Awaited<ReturnType<typeof startSystem>>;

const SANDBOX_PORTS = ['SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT'] as const;

const siteOf = (ports: Pick<Ports, 'PORT'>) => `http://localhost:${ports.PORT}`;

/** Processes that also end when this command is interrupted, which then counts as a normal end. */
export function createSystem(): Processes {
  const processes = createProcesses();
  whenInterrupted(processes.stop, 0);
  return processes;
}

/** TENANTS for the site with a sandbox: each brand at <brand>.localhost, the default one at localhost. */
async function tenantsOf(sandbox: string, ports: Pick<Ports, 'PORT'>): Promise<string> {
  const { brands }: { brands: string[] } = await (await fetch(`${sandbox}/healthz`)).json();
  return JSON.stringify(
    Object.fromEntries(brands.map((brand) => [`${brand}.localhost:${ports.PORT}`, { api: sandbox }])),
  );
}

/** Starts the sandbox among `processes` and resolves with its address when it is ready. */
export async function startSandbox(
  processes: Processes,
  { ports, handOver, output, env = {}, fromSource = false }: SystemOptions,
): Promise<string> {
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
    sockets: handOver?.(...SANDBOX_PORTS.filter((name) => ports[name])),
    ...output('sandbox'),
  });
  await waitUntilReady('sandbox', `${address}/healthz`, processes);
  return address;
}

/** Configures the sandbox's geocoder for the site, unless the operator named another. */
function geocoderOf(ports: SystemOptions['ports']): Record<string, string> {
  const origin = process.env.OUTSIDE_ORIGIN || `http://127.0.0.1:${ports.OUTSIDE_PORT}`;
  const isOurs = ports.OUTSIDE_PORT && !process.env.REVERSE_GEOCODE_URL;
  return isOurs ? { REVERSE_GEOCODE_URL: `${origin}/geocode?lat={lat}&lon={lon}` } : {};
}

/** Starts the host among `processes` and resolves with the site's address when it is ready. */
export async function startHost(
  processes: Processes,
  { ports, handOver, output, env = {}, fromSource = false }: SystemOptions,
  backend: string,
  sandboxed: Record<string, string>,
): Promise<string> {
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
    sockets: handOver?.('PORT'),
    ...output('site'),
  });
  await waitUntilReady('site', `http://127.0.0.1:${ports.PORT}/readyz`, processes);
  return siteOf(ports);
}

/**
 * Starts the sandbox (unless API_URL names a backend) and the host, with all brands of the sandbox unless TENANTS is
 * set; resolves when the site is ready. If a process fails, throws Explained and stops the other.
 */
export async function startSystem(options: SystemOptions) {
  const processes = createSystem();
  const operatorBackend = process.env.API_URL || null;
  try {
    const backend = operatorBackend ?? (await startSandbox(processes, options));
    const isWithBrands = !operatorBackend && !process.env.TENANTS;
    const tenants: Record<string, string> = isWithBrands ? { TENANTS: await tenantsOf(backend, options.ports) } : {};
    const geocoder = operatorBackend ? {} : geocoderOf(options.ports);
    await startHost(processes, options, backend, { ...tenants, ...geocoder });
    return { site: siteOf(options.ports), backend, operatorBackend, isWithBrands, ...processes };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}
