import { once } from 'node:events';
import { type Server } from 'node:http';
import { Explained } from '../base/explain';

/** Listens on this machine alone; says which option chooses another port where this one is taken. */
export async function listenHere(server: Server, port: number, how: string): Promise<void> {
  server.listen(port, 'localhost');
  await once(server, 'listening').catch(() => {
    throw new Explained(`Port ${port} is taken. Choose another: ${how} -- --port ${port + 10}`);
  });
}
