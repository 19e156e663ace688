import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** So many ports that nobody listens on at this moment, no two of them one. For tests only. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  // All are held until the last is known: the system gives no port twice.
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
