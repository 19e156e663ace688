import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { documentedVariables } from '../../scripts/base/environment';
import { Explained } from '../../scripts/base/explain';
import { inRoot, ROOT } from '../../scripts/base/root';
import { createSystem, startSandbox } from '../../scripts/system/system';
import { takePorts } from '../../scripts/system/takenPorts';
import { createAsker, type Asked } from './ask';
import { freePort, requireProgram, startProgram, waitForPort, type Program } from './programs';

const TOKEN = 'bench';

/** A host of the site: its process now, and how to replace it at the same port. */
export type Host = Awaited<ReturnType<Fleet['startHost']>>;

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const folderFor = (name: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), `baize-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The configuration that we ship, with the addresses of this bench. */
function proxyConfiguration(front: number, ports: readonly number[]): string {
  const shipped = readFileSync(inRoot('server/deploy/haproxy/site.cfg'), 'utf8');
  const servers = ports.map((port, at) => `  server site-${at + 1} 127.0.0.1:${port}\n`).join('');
  return shipped.replace('bind :80', `bind 127.0.0.1:${front}`).replace(/(?: {2}server site-\d.*\n)+/, servers);
}

/**
 * The sandbox with all its brands, and what is needed to put hosts and a balancer before it. All hosts answer for the
 * same names, those of the balancer's port.
 */
export async function startFleet() {
  const proxy = requireProgram('haproxy');
  for (const name of documentedVariables()) process.env[name] = '';
  const processes = createSystem();
  const front = await freePort();
  const taken = await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT');
  const backend = await startSandbox(processes, {
    ...taken,
    env: { DATA_DIR: folderFor('fleet'), LOG_LEVEL: 'warn', SITE_ORIGIN: `http://localhost:${front}` },
    output: () => ({}),
  });
  const { brands }: { brands: string[] } = await (await fetch(`${backend}/healthz`)).json();
  const hostOf = (brand: string) => `${brand}.localhost:${front}`;
  const started: Program[] = [];
  const start = (...given: Parameters<typeof startProgram>) => {
    const program = startProgram(...given);
    started.push(program);
    return program;
  };

  async function startHost({ env = {}, folder = ROOT, port }: HostOptions = {}) {
    const at = port ?? (await freePort());
    const program = start(process.execPath, [inRoot('server/dist/main.mjs')], {
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // As in the image.
        MALLOC_ARENA_MAX: '2',
        LOG_LEVEL: 'warn',
        PORT: String(at),
        PUBLIC_ORIGIN: `http://localhost:${front}`,
        API_URL: backend,
        TENANTS: JSON.stringify(Object.fromEntries(brands.map((brand) => [hostOf(brand), { api: backend }]))),
        TRUST_PROXY: 'loopback',
        METRICS_TOKEN: TOKEN,
        DRAIN_DELAY_MS: '2000',
        ...env,
      },
    });
    await waitForReady(at, program);
    /** A counter of the host, all its labels or those that contain `label` together. */
    const counter = async (name: string, label = ''): Promise<number> => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`http://127.0.0.1:${at}/metrics`, { headers })).text();
      const lines = [...text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (\\S+)$`, 'gm'))];
      return lines
        .filter(([, labels = '']) => labels.includes(label))
        .reduce((sum, [, , value]) => sum + Number(value), 0);
    };
    return { ...program, port: at, counter };
  }

  /** Puts a balancer before hosts at these ports. */
  async function balance(ports: readonly number[], at = front): Promise<Program> {
    const file = path.join(folderFor('haproxy'), 'site.cfg');
    writeFileSync(file, proxyConfiguration(at, ports));
    const program = start(proxy, ['-db', '-f', file]);
    await waitForPort(at, program);
    return program;
  }

  async function stop(): Promise<void> {
    await Promise.all(started.map((program) => program.end('SIGKILL')));
    await processes.stop();
  }
  return { front, brands, hostOf, startHost, balance, stop, asker: createAsker(front) };
}

type HostOptions = { env?: Record<string, string>; folder?: string; port?: number };

async function waitForReady(port: number, program: Program): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Explained(`A host was not ready within a minute: ${program.said()}`);
}

/** Pages of games, brand by brand and language by language, as the site map names them. */
export async function addressesOf(
  fleet: Fleet,
  languages: readonly string[],
  each: number,
  brands = Infinity,
): Promise<Asked[]> {
  const map = await fleet.asker({ host: fleet.hostOf(fleet.brands[0]!), path: '/sitemap.xml?language=en' });
  const games = [...new Set([...map.text().matchAll(/\/casino\/games\/[a-z0-9-]+/g)].map(([game]) => game))];
  if (games.length < each) throw new Explained(`The site map names ${games.length} games; ${each} are needed.`);
  const prefix = (language: string) => (language === 'en' ? '' : `/${language}`);
  return games
    .slice(0, each)
    .flatMap((game) =>
      languages.flatMap((language) =>
        fleet.brands.slice(0, brands).map((brand) => ({ host: fleet.hostOf(brand), path: prefix(language) + game })),
      ),
    );
}
