import { systemClock } from './clock';
import { readEnv } from './env';
import { STUDIO_CLIENT } from './folders';
import { explain, stopOnSignal } from './process';
import { openSandbox } from './sandbox';

/** Starts the sandbox. The first argument may name another folder of the studio's page client; tests use it. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  stopOnSignal(await openSandbox({ env, clock: systemClock, clientDir: process.argv[2] ?? STUDIO_CLIENT }));
  console.log(`Sandbox ready: casino backend on http://127.0.0.1:${env.port}, game studio on ${env.studioOrigin}`);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
