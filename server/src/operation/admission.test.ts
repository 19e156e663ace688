import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as settle } from 'node:timers/promises';
import type { AdmissionLimits } from '../start/env';
import { createAdmission, NoRoom } from './admission';

const LIMITS: AdmissionLimits = { renders: 64, eventLoopDelayMs: 25, waitMs: 500 };

type Load = {
  /** Uncached pages a second, and cached ones. */
  perSecond: number;
  cachedPerSecond?: number;
  /** A render's wait for the backend, and then its work. */
  backendMs: number;
  renderMs: number;
};

/** What it costs to take in a request, and to answer one from the cache or with a refusal. */
const REQUEST_MS = 0.5;
const SECONDS = 20;
/** The first seconds are those in which the limit finds its place. */
const WARM_UP_S = 3;

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
const ordered = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/**
 * One thread in simulated time: what is due runs in order, each piece of work to its end, as in node's event loop. A
 * timer of 10 ms sees how late it is, and every 100 ms the admission hears of it.
 */
async function simulate(limits: AdmissionLimits, { perSecond, cachedPerSecond = 50, backendMs, renderMs }: Load) {
  let now = 0;
  const due: { time: number; ms: number; work: () => void }[] = [];
  const schedule = (time: number, ms: number, work: () => void) => {
    const index = due.findLastIndex((other) => other.time <= time);
    due.splice(index + 1, 0, { time, ms, work });
  };
  const admission = createAdmission(limits, () => now);
  const seen = { served: 0, pages: [] as number[], refusals: [] as number[], cached: [] as number[] };
  const counts = () => now > WARM_UP_S * 1_000;

  const render = () => new Promise<void>((resolve) => schedule(now + backendMs, renderMs, resolve));
  const ask = (arrived: number) => {
    if (!admission.hasRoom()) {
      if (counts()) seen.refusals.push(now - arrived);
      return;
    }
    const served = () => {
      if (!counts()) return;
      seen.served++;
      seen.pages.push(now - arrived);
    };
    void admission.run(render).then(served);
  };
  const every = (perSecondly: number, work: (arrived: number) => void) => {
    for (let time = 0; time < SECONDS * 1_000; time += 1_000 / perSecondly)
      schedule(time, REQUEST_MS, () => work(time));
  };
  every(perSecond, ask);
  every(cachedPerSecond, (arrived) => counts() && seen.cached.push(now - arrived));

  let delays: number[] = [];
  const tick = (time: number) =>
    schedule(time, 0, () => {
      delays.push(now - time);
      if (delays.length > 0 && Math.floor(now / 100) > Math.floor((now - 10 - (now - time)) / 100)) {
        admission.sample(delays.reduce((sum, delay) => sum + delay, 0) / delays.length);
        delays = [];
      }
      if (now < SECONDS * 1_000) tick(now + 10);
    });
  tick(10);

  while (due.length > 0 && now < SECONDS * 1_000) {
    const { time, ms, work } = due.shift()!;
    now = Math.max(now, time) + ms;
    work();
    await settle();
  }
  return {
    perSecond: seen.served / (SECONDS - WARM_UP_S),
    page: at(ordered(seen.pages), 0.99),
    refusals: seen.refusals.length,
    refusal: at(ordered(seen.refusals), 0.99),
    cached: at(ordered(seen.cached), 0.99),
  };
}

/** Pages of 15 ms of work: the thread can do 62 a second with 50 cached ones beside. */
const OVERLOAD: Load = { perSecond: 186, backendMs: 10, renderMs: 15 };

test('C03: at three times the load the thread can bear, pages come in time and refusals and cached pages at once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { perSecond, page, refusals, refusal, cached } = await simulate(LIMITS, OVERLOAD);
  assert.ok(perSecond >= 0.9 * 62, `${perSecond} a second`);
  assert.ok(refusals > 1_000, `${refusals} refused`);
  assert.ok(refusal <= 50, `refused after ${refusal} ms`);
  assert.ok(cached <= 100, `from the cache after ${cached} ms`);
  assert.ok(page <= 1_000, `served after ${page} ms`);

  const before = await simulate({ renders: 64, eventLoopDelayMs: 0, waitMs: 0 }, OVERLOAD);
  assert.ok(before.refusal > 500, `with a fixed limit of 64 refused after ${before.refusal} ms`);
});

test('C03: a slow backend is no overload: more pages wait for it at once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { perSecond, refusals } = await simulate(LIMITS, { perSecond: 100, backendMs: 400, renderMs: 3 });
  assert.deepEqual([Math.round(perSecond), refusals], [100, 0]);
});

test('C03: forty pages at once on an idle host are rendered, not refused', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const admission = createAdmission(LIMITS, () => now);
  const served: number[] = [];
  for (let page = 0; page < 40; page++) {
    assert.ok(admission.hasRoom());
    const render = async () => {
      now += 15;
      await settle();
    };
    void admission.run(render).then(() => served.push(page));
  }
  while (served.length < 40) await settle();
  assert.deepEqual(
    ordered(served),
    Array.from({ length: 40 }, (_, page) => page),
  );
});

test('C03: whoever waits for renders that do not end is let go, and the next are refused', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const admission = createAdmission({ ...LIMITS, renders: 2 }, () => now);
  const hung = () => new Promise<never>(() => undefined);
  void admission.run(hung);
  void admission.run(hung);
  assert.ok(admission.hasRoom());
  assert.ok(!admission.isFree());
  const waits = assert.rejects(admission.run(hung), NoRoom);
  now += 501;
  assert.ok(!admission.hasRoom());
  t.mock.timers.tick(1_000);
  await waits;
});
