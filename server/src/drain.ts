import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health';

/** Requests that run get this long to end. */
const PATIENCE_MS = 10_000;

export type DrainOptions = {
  app: FastifyInstance;
  readiness: Readiness;
  /** How long /readyz says no while the door is still open. */
  delayMs: number;
  exit: (code: number) => void;
  /** How that time passes: a test says when it is over. */
  wait?: (ms: number) => Promise<unknown>;
};

/** The way out: not ready, door closed, running requests ended, exit; after 10 s the exit comes regardless. */
export function createDrain(options: DrainOptions): (code: number) => Promise<void> {
  const { app, readiness, delayMs, exit, wait = sleep } = options;
  let draining = false;
  return async (code) => {
    if (draining) return;
    draining = true;
    readiness.ready = false;
    setTimeout(() => exit(1), PATIENCE_MS).unref();
    app.log.info('draining');
    await wait(delayMs);
    await app.close();
    exit(code);
  };
}

/** Drains on SIGTERM and SIGINT, and after an error nobody caught; a rejection nobody handled is only logged. */
export function drainOnSignals(app: FastifyInstance, drain: (code: number) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(0));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught error');
    void drain(1);
  });
  process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'unhandled rejection'));
}
