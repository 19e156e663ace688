import { type FastifyInstance } from 'fastify';
import { StartError } from './startError';

/** How long running requests may take to finish once the process was asked to stop; then their connections are cut. */
const FINISH_WITHIN_MS = 3_000;
/** When to give up on a stop that hangs: before the commands that started it do (scripts/processes/processes.ts). */
const STOP_WITHIN_MS = 7_000;

/** The number of the first thing a process is handed beside its own input and output. */
const FIRST_SOCKET = 3;

/** The listening socket that whoever started the process handed over under this name, in the manner of systemd. */
function handedSocket(setting: string): { fd?: number } {
  const at = (process.env.LISTEN_FDNAMES ?? '').split(':').indexOf(setting);
  return at < 0 ? {} : { fd: FIRST_SOCKET + at };
}

/** Listens on this machine only. Throws StartError naming the setting when the port is taken. */
export async function listen(app: FastifyInstance, setting: string, port: number): Promise<void> {
  try {
    await app.listen({ host: '127.0.0.1', port, ...handedSocket(setting) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`${setting} ${port} is taken. Stop what listens there, or set ${setting} to another port.`);
  }
}

/** Takes no more requests and lets the running ones finish for a while. */
export async function finish(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(cut);
}

/**
 * Runs `stop` on the first SIGINT or SIGTERM and exits with 0, or with 1 when it fails or takes too long. Ctrl-C reaches
 * a process twice, from the terminal and from the command that started it, so later signals change nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** What to print when the start failed: one clear sentence where we know it, everything otherwise. */
export function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
