import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Pages that visitors enter by, and that together load what renders need. */
const FIRST = ['/', '/casino', '/casino/slots', '/casino/popular', '/casino/live-casino', '/providers'];
const OTHERS = ['/', '/casino'];
/** A host does not wait longer before it takes requests. */
const MOST_MS = 5_000;

export type WarmOptions = {
  app: FastifyInstance;
  hosts: readonly string[];
  /** Replaceable in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

const atMost = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Renders the entry pages of all brands, one after the other, before the host takes requests: the first renders of a
 * process, and the first of a brand, take many times as long as later ones, and visitors would be refused meanwhile.
 * Whatever fails here is for the visitors' requests to tell.
 */
export async function warm({ app, hosts, wait = atMost }: WarmOptions): Promise<void> {
  let isOver = false;
  const pages = hosts.flatMap((host, at) => (at === 0 ? FIRST : OTHERS).map((url) => ({ host, url })));
  const render = async () => {
    for (const { host, url } of pages) if (!isOver) await app.inject({ url, headers: { host } }).catch(() => undefined);
  };
  await Promise.race([render(), wait(MOST_MS)]);
  isOver = true;
}
