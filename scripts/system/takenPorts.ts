import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** What a process is started with to listen on sockets taken for it; `letGo` when it has them: they are its own then. */
export type HandedOver = { env: Record<string, string>; stdio: number[]; letGo: () => void };

/** Ports taken by `takePorts`, by name. */
export type TakenPorts<Name extends string = string> = {
  ports: Record<Name, number>;
  /** For `stdio` and `env` of a process: the sockets of these names, in the manner of systemd (LISTEN_FDNAMES). */
  handOver: (...names: readonly Name[]) => HandedOver;
};

/** The system's number of a server's socket, which node tells nowhere else. */
const numberOf = (server: Server) => (server as unknown as { _handle: { fd: number } })._handle.fd;

/**
 * For each name a socket that listens on a port the system gave, to be handed to the process that is to answer there. So no port
 * is chosen before it is taken, and all know each other's address before the first of them runs.
 */
export async function takePorts<Name extends string>(...names: readonly Name[]): Promise<TakenPorts<Name>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1').unref());
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const byName = Object.fromEntries(names.map((name, at) => [name, servers[at]!])) as Record<Name, Server>;
  const portOf = (name: Name) => (byName[name].address() as AddressInfo).port;
  const ports = Object.fromEntries(names.map((name) => [name, portOf(name)])) as Record<Name, number>;
  return {
    ports,
    handOver: (...handed) => ({
      env: {
        LISTEN_FDNAMES: handed.join(':'),
        ...Object.fromEntries(handed.map((name) => [name, String(ports[name])])),
      },
      stdio: handed.map((name) => numberOf(byName[name])),
      letGo: () => handed.forEach((name) => byName[name].close()),
    }),
  };
}
