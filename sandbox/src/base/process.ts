import { type FastifyInstance } from 'fastify';
import { StartError } from './startError';

/** How long running requests may take after a stop signal; then their connections are closed. */
const FINISH_WITHIN_MS = 3_000;
/**
 * Timeout of a hanging stop; shorter than that of the commands that started the process
 * (scripts/processes/processes.ts).
 */
const STOP_WITHIN_MS = 7_000;

/** File descriptor of the first inherited socket, after stdin, stdout and stderr. */
const FIRST_SOCKET = 3;

/** The inherited listening socket of this name, as in systemd socket activation. */
function handedSocket(setting: string): { fd?: number } {
  const at = (process.env.LISTEN_FDNAMES ?? '').split(':').indexOf(setting);
  return at < 0 ? {} : { fd: FIRST_SOCKET + at };
}

/** Listens at an address of this machine. Throws StartError naming the setting when the port is taken. */
export async function listen(app: FastifyInstance, setting: string, port: number, host: string): Promise<void> {
  try {
    await app.listen({ host, port, ...handedSocket(setting) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`${setting} ${port} is taken. Stop what listens there, or set ${setting} to another port.`);
  }
}

/**
 * Stops accepting requests and gives the running ones time to finish. The cut also ends connections that a client
 * opened ahead and never used: they would keep the server from closing.
 */
export async function finish(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(cut);
}

/**
 * Runs `stop` on the first SIGINT or SIGTERM and exits with 0, or with 1 when it fails or takes too long. Ctrl-C
 * reaches a process twice, from the terminal and from the command that started it, so later signals are ignored.
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

/** What to print when the start failed: the message of a StartError, the stack of any other error. */
export function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
