import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health';

export type DrainOptions = {
  app: FastifyInstance;
  readiness: Readiness;
  /** How long /readyz fails while connections are still accepted. */
  delayMs: number;
  /** The time that running requests then get to finish. */
  patienceMs: number;
  exit: (code: number) => void;
  /** Replaceable in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

/** Shuts down: not ready, stop accepting, finish running requests, exit. */
export function createDrain(options: DrainOptions): (code: number) => Promise<void> {
  const { app, readiness, delayMs, patienceMs, exit, wait = sleep } = options;
  let draining = false;
  return async (code) => {
    if (draining) return;
    draining = true;
    readiness.ready = false;
    readiness.isOver = true;
    app.log.info('draining');
    await wait(delayMs);
    setTimeout(() => exit(1), patienceMs).unref();
    await app.close();
    exit(code);
  };
}

/** Drains on SIGTERM and SIGINT, and after an uncaught error; unhandled rejections are only logged. */
export function drainOnSignals(app: FastifyInstance, drain: (code: number) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(0));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught error');
    void drain(1);
  });
  process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'unhandled rejection'));
}
