import type { FastifyInstance } from 'fastify';

/** More often than settings grow old, so that a change is found soon after they did. */
export const ASK_MS = 5_000;

/**
 * Lets a host ask for its brands' settings by the clock, until it closes. Without that they are looked at when a page is
 * rendered: behind a CDN that may be long after a change, and only then the CDN would be told of it.
 */
export function askByClock(
  app: Pick<FastifyInstance, 'addHook'>,
  hosts: readonly string[],
  ask: (host: string) => Promise<unknown>,
): void {
  const timer = setInterval(() => {
    // A brand without an answer is asked again by the next round.
    for (const host of hosts) void ask(host).catch(() => undefined);
  }, ASK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
