import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { type HandedOver } from '../processes/processes';

export type { HandedOver };

export type TakenPorts<Name extends string = string> = {
  ports: Record<Name, number>;
  /** `stdio` and `env` for a process to inherit these sockets, as with systemd socket activation (LISTEN_FDNAMES). */
  handOver: (...names: readonly Name[]) => HandedOver;
};

/** The file descriptor of a server's socket, which node exposes nowhere else. */
const numberOf = (server: Server) => (server as unknown as { _handle: { fd: number } })._handle.fd;

/**
 * Opens a listening socket per name on a port assigned by the system, to be handed to the process that answers there.
 * This avoids a race for ports, and every process knows the others' addresses before the first one runs.
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
