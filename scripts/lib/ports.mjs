import { createServer } from 'node:net';
import { Explained } from './explain.mjs';

/** The ports of one machine, by the setting that moves each. */
const PORTS = {
  PORT: { fallback: 3000, whose: 'the site' },
  SANDBOX_PORT: { fallback: 4001, whose: 'the sandbox backend' },
  STUDIO_PORT: { fallback: 4100, whose: 'the sandbox game studio' },
  /** 0 means that there is to be none. */
  PANEL_PORT: { fallback: 4200, whose: 'the sandbox control panel', mayBeOff: true },
  OUTSIDE_PORT: { fallback: 4300, whose: 'the services outside of the sandbox', mayBeOff: true },
};

/** The port a setting asks for, or its default. A value that is no port is refused by name. */
function portOf(name, env) {
  const text = env[name] || String(PORTS[name].fallback);
  const port = Number(text);
  if (port === 0 && /^\d+$/.test(text) && PORTS[name].mayBeOff) return 0;
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) throw new Explained(`${name}=${text} is not a port (1-65535).`);
  return port;
}

/** The ports the settings ask for, by their names; PANEL_PORT and OUTSIDE_PORT may be 0, none. */
export const readPorts = (env = process.env) =>
  Object.fromEntries(Object.keys(PORTS).map((name) => [name, portOf(name, env)]));

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1 to be taken; only "in use" and "not allowed" count.
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Both loopbacks: a browser asks ::1 first for "localhost", so a stranger there would answer in our place. */
const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));

/** Refuses to go on while a port is taken, and names the setting that moves it. `ports`: setting name → port. */
export async function requireFreePorts(ports) {
  const names = Object.keys(ports).filter((name) => ports[name] !== 0);
  for (const name of names) {
    const twin = names.find((other) => other !== name && ports[other] === ports[name]);
    if (twin) throw new Explained(`${name} and ${twin} are both ${ports[name]}: give them different ports.`);
    if (await isFree(ports[name])) continue;
    throw new Explained(
      `Port ${ports[name]} (${PORTS[name].whose}) is taken. Stop what uses it, or choose another: ` +
        `${name}=${ports[name] + 1} in .env or before the command.`,
    );
  }
}

/** `count` ports that are free at this moment, chosen by the system. */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
