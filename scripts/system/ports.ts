import { createServer } from 'node:net';
import { Explained } from '../base/explain';
import { type Environment } from '../programs/programs';

export type PortName = 'PORT' | 'SANDBOX_PORT' | 'STUDIO_PORT' | 'PANEL_PORT' | 'OUTSIDE_PORT';

export type Ports = Record<PortName, number>;

const NAMES: readonly PortName[] = ['PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT'];

/** The default ports and their owners, by setting. */
const PORTS: Record<PortName, { fallback: number; whose: string; mayBeOff?: boolean }> = {
  PORT: { fallback: 3000, whose: 'the site' },
  SANDBOX_PORT: { fallback: 4001, whose: 'the sandbox backend' },
  STUDIO_PORT: { fallback: 4100, whose: 'the sandbox game studio' },
  /** 0 disables it. */
  PANEL_PORT: { fallback: 4200, whose: 'the sandbox control panel', mayBeOff: true },
  OUTSIDE_PORT: { fallback: 4300, whose: 'the services outside of the sandbox', mayBeOff: true },
};

/** Ports that browsers and fetch never open, since other protocols own them (the fetch standard's list). */
const BLOCKED = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The port of a setting, or its default. Throws Explained for an invalid value, naming the setting. */
function portOf(name: PortName, env: Environment): number {
  const text = env[name] || String(PORTS[name].fallback);
  const port = Number(text);
  if (port === 0 && /^\d+$/.test(text) && PORTS[name].mayBeOff) return 0;
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) throw new Explained(`${name}=${text} is not a port (1-65535).`);
  if (BLOCKED.has(port)) throw new Explained(`${name}=${port}: browsers do not open this port. Choose another.`);
  return port;
}

/** The ports of all settings; PANEL_PORT and OUTSIDE_PORT may be 0 for none. */
export const readPorts = (env: Environment = process.env): Ports =>
  Object.fromEntries(NAMES.map((name) => [name, portOf(name, env)])) as Ports;

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1 that could be taken; only "in use" and "not allowed" count.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Both loopbacks: a browser tries ::1 first for "localhost", so another process there would answer instead. */
const isFree = async (port: number) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));

/** Throws Explained while a port is taken, naming the setting that changes it. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const asked = NAMES.flatMap((name) => (ports[name] ? [{ name, port: ports[name] }] : []));
  for (const { name, port } of asked) {
    const twin = asked.find((other) => other.name !== name && other.port === port);
    if (twin) throw new Explained(`${name} and ${twin.name} are both ${port}: give them different ports.`);
    if (await isFree(port)) continue;
    throw new Explained(
      `Port ${port} (${PORTS[name].whose}) is taken. Stop what uses it, or choose another: ` +
        `${name}=${port + 1} in .env or before the command.`,
    );
  }
}
