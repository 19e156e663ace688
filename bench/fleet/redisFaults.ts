import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../start/rounds';
import { atLeast, atMost, count, type Figure } from '../start/figures';
import { atRate, percentile, type Answer } from './ask';
import { addressesOf, startFleet } from './fleet';
import { startDelay, startRedis, type Redis } from './redis';

const PER_SECOND = 30;
const SECONDS = 12;
const SLOW_MS = 2_000;
/**
 * New pages of each load; each is asked for often enough that all hosts need it. Few, since three hosts share this machine's
 * cores: that each of them has to render without Redis must not be what is measured.
 */
const PAGES = 6;
const BRANDS = 2;
/** Loads with each fault: the 99th percentile of one is that of its fourth slowest page. */
const LAPS = 3;

type World = { redis: Redis; delay: { delayMs: number } };

/** What happens to Redis; resolves with what ends it. */
const FAULTS: Record<string, (world: World) => Promise<() => unknown>> = {
  'slow (2 s)': async ({ delay }) => {
    delay.delayMs = SLOW_MS;
    return () => (delay.delayMs = 0);
  },
  full: async ({ redis }) => {
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    await redis.command('CONFIG', 'SET', 'maxmemory', '1mb');
    return async () => {
      await redis.command('CONFIG', 'SET', 'maxmemory', '512mb');
      await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    };
  },
  'full of wrong data': async ({ redis }) => {
    const script = "for _, k in ipairs(redis.call('KEYS', '*')) do redis.call('SET', k, ARGV[1]) end return 1";
    let isOver = false;
    const spoil = (async () => {
      while (!isOver) {
        await redis.command('EVAL', script, '0', '{"status":200,"headers":{},"br":"AAAA"}');
        await pause(50);
      }
    })();
    return async () => {
      isOver = true;
      await spoil;
    };
  },
  // The last one: nothing ends it, so its later laps have no Redis from the start.
  killed: async ({ redis }) => {
    await redis.end('SIGKILL');
    return () => undefined;
  },
};

/** Three hosts under load while their Redis fails in four ways, each beside the same load before it. */
export async function redisFigures(): Promise<Figure[]> {
  const redis = await startRedis();
  const delay = await startDelay(redis.port);
  const fleet = await startFleet();
  const hosts = [];
  for (let at = 0; at < 3; at++)
    hosts.push(await fleet.startHost({ env: { REDIS_URL: `redis://127.0.0.1:${delay.port}` } }));
  await fleet.balance(hosts.map(({ port }) => port));
  const rounds = 2 * LAPS * Object.keys(FAULTS).length + 2;
  const pages = await addressesOf(fleet, ['en'], (rounds * PAGES) / BRANDS, BRANDS);
  let used = 0;
  /** The same load over pages that nobody has asked for yet. */
  const run = (begin: () => void = () => undefined): Promise<Answer[]> => {
    const fresh = pages.slice(used, (used += PAGES));
    return atRate(PER_SECOND, SECONDS, (index) => {
      if (index === PER_SECOND) begin();
      return fleet.asker(fresh[Math.floor(Math.random() * fresh.length)]!);
    });
  };
  const p99 = (answers: readonly Answer[]) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.99,
    );
  // The first loads are a warm-up.
  await run();
  await run();
  // Hosts get faster for minutes, so a load with a fault compares with those just before it alone.
  const found = new Map<string, { laps: Answer[][]; healthy: number[] }>();
  for (const [name, fault] of Object.entries(FAULTS)) {
    const laps: Answer[][] = [];
    const healthy: number[] = [];
    found.set(name, { laps, healthy });
    for (let lap = 0; lap < LAPS; lap++) {
      if (name !== 'killed' || lap === 0) healthy.push(p99(await run()));
      let end = Promise.resolve<() => unknown>(() => undefined);
      // One second after the load began: calls are under way.
      laps.push(
        await run(() => {
          end = fault({ redis, delay });
        }),
      );
      const mend = await end;
      await mend();
      await pause(SLOW_MS);
    }
  }
  await fleet.stop();
  delay.stop();
  return [...found].flatMap(([name, { laps, healthy }]) => {
    const answers = laps.flat();
    const slowest = laps.map(p99);
    return [
      {
        what: `Redis ${name}: pages answered 200`,
        figure: (100 * answers.filter(({ status }) => status === 200).length) / answers.length,
        unit: ' %',
        target: atLeast(100),
        detail: `of ${count(answers.length)}`,
      },
      {
        what: `Redis ${name}: 99th percentile`,
        figure: median(slowest) / median(healthy),
        unit: ' ×',
        target: atMost(2),
        detail: `${slowest.map(count).join(', ')} ms, else ${healthy.map(count).join(', ')} ms`,
      },
    ];
  });
}
