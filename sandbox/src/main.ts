import { fixedClock, systemClock } from './base/clock';
import { readEnv } from './env';
import { STUDIO_CLIENT } from './folders';
import { explain, stopOnSignal } from './base/process';
import { openSandbox } from './sandbox';

/** Starts the sandbox. The first argument may name another folder of the studio's page client, which tests use. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const clock = env.fixedTime ? fixedClock(env.fixedTime) : systemClock;
  stopOnSignal(await openSandbox({ env, clock, clientDir: process.argv[2] ?? STUDIO_CLIENT }));
  const panel = env.panelPort ? `, control panel on http://localhost:${env.panelPort}/sandbox` : '';
  const places = `casino backend on http://127.0.0.1:${env.port}, game studio on ${env.studioOrigin}${panel}`;
  console.log(`Sandbox ready: ${places}`);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
