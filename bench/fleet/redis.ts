import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { freePort, requireProgram, startProgram, waitForPort } from './programs';

export type Redis = Awaited<ReturnType<typeof startRedis>>;

/** Redis as the manifests of `production` start it. */
export async function startRedis(port?: number) {
  const at = port ?? (await freePort());
  const policy = ['--maxmemory', '512mb', '--maxmemory-policy', 'allkeys-lru'];
  const where = ['--port', String(at), '--bind', '127.0.0.1'];
  const program = startProgram(requireProgram('redis-server', 'redis-server'), [
    ...where,
    ...['--save', '', '--appendonly', 'no'],
    ...policy,
  ]);
  await waitForPort(at, program);

  /** Sends a command; resolves with the first bytes of the answer. */
  async function command(...words: string[]): Promise<string> {
    const socket = connect(at, '127.0.0.1');
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${parts.join('')}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  }
  return { ...program, port: at, command };
}

/** An address that passes everything on to a port; answers come `delayMs` late. */
export async function startDelay(port: number) {
  const way = { delayMs: 0 };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.pipe(far);
    far.on('data', (bytes) => setTimeout(() => near.writable && near.write(bytes), way.delayMs));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(way, { port: (server.address() as AddressInfo).port, stop: () => void server.close() });
}
