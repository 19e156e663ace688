import type { AdmissionLimits } from '../start/env';

/** Concurrent renders at first and at least: while one waits for the backend, another uses the processor. */
const FIRST = 4;
const LEAST = 2;
/** What a sample makes of the limit: less after too much delay, more after little. */
const CUT = 0.75;
const RISE = 1.25;
/** The assumed time of the first render, and the share of each new one in the mean. */
const FIRST_RENDER_MS = 30;
const WEIGHT = 0.1;

/** A render that waited in vain, since those before it do not end. */
export class NoRoom extends Error {
  constructor() {
    super('No room for a render');
    this.name = 'NoRoom';
  }
}

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Decides how many renders run at once and who may wait for one (audit C03). Renders share one thread, so more of them
 * than keep it busy only delay each other and every cached page: the limit falls as soon as the event loop is late,
 * and rises while it is on time. Whoever would wait too long is refused at once, not after waiting. A render begins
 * when `doorIsQuiet` resolves.
 */
export function createAdmission(
  { renders, eventLoopDelayMs, waitMs }: AdmissionLimits,
  now: () => number,
  doorIsQuiet: () => Promise<void> = async () => undefined,
) {
  const most = renders || Infinity;
  const least = Math.min(LEAST, most);
  let limit = eventLoopDelayMs === 0 ? most : Math.min(FIRST, most);
  let isReached = false;
  let running = 0;
  let meanMs = FIRST_RENDER_MS;
  const line = new Set<{ since: number; enter: () => void }>();

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        line.delete(waiter);
      };
      const waiter = { since: now(), enter: () => (leave(), running++, resolve()) };
      // The expectation may be wrong; when renders hang, it is.
      const timer = setTimeout(() => (leave(), reject(new NoRoom())), 2 * waitMs);
      line.add(waiter);
    });

  return {
    /** Whether one more render would begin soon. */
    hasRoom(): boolean {
      if (running < limit) return true;
      isReached = true;
      const [first] = line;
      if (first && now() - first.since > waitMs) return false;
      return ((line.size + 1) * meanMs) / limit <= waitMs;
    },

    /** Whether one more render would begin at once. */
    isFree: (): boolean => running < limit && line.size === 0,

    /** Runs a render in its turn; rejects with NoRoom when its turn does not come. */
    async run<T>(render: () => Promise<T>): Promise<T> {
      if (running < limit) running++;
      else await wait();
      let began = now();
      try {
        await doorIsQuiet();
        began = now();
        return await render();
      } finally {
        running--;
        meanMs += WEIGHT * (now() - began - meanMs);
        const [next] = line;
        if (next && running < limit) next.enter();
      }
    },

    /** Takes in how late the event loop was lately, in milliseconds. */
    sample(delayMs: number): void {
      if (eventLoopDelayMs === 0) return;
      if (delayMs > eventLoopDelayMs) limit = Math.max(least, Math.floor(limit * CUT));
      else if (isReached) limit = Math.min(most, Math.ceil(limit * RISE));
      isReached = false;
      for (const { enter } of line) {
        if (running >= limit) return;
        enter();
      }
    },
  };
}
