import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../start/rounds';
import { atLeast, atMost, count, type Figure } from '../start/figures';
import { atRate, percentile, type Answer } from './ask';
import { addressesOf, startFleet } from './fleet';
import { startDelay, startRedis, type Redis } from './redis';

const PER_SECOND = 30;
const SECONDS = 12;
const SLOW_MS = 2_000;
/** New pages of each load; each is asked for often enough that all hosts need it, and have time to render it without Redis. */
const PAGES = 16;
const BRANDS = 2;

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
  // The last one: nothing ends it.
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
  const rounds = 2 * Object.keys(FAULTS).length + 2;
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
  const healthy: number[] = [];
  const found: { name: string; answers: Answer[] }[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    healthy.push(p99(await run()));
    let end = Promise.resolve<() => unknown>(() => undefined);
    // One second after the load began: calls are under way.
    const answers = await run(() => {
      end = fault({ redis, delay });
    });
    const mend = await end;
    await mend();
    found.push({ name, answers });
    await pause(SLOW_MS);
  }
  await fleet.stop();
  delay.stop();
  const usual = median(healthy);
  return found.flatMap(({ name, answers }) => [
    {
      what: `Redis ${name}: pages answered 200`,
      figure: (100 * answers.filter(({ status }) => status === 200).length) / answers.length,
      unit: ' %',
      target: atLeast(100),
      detail: `of ${answers.length}`,
    },
    {
      what: `Redis ${name}: 99th percentile`,
      figure: p99(answers) / usual,
      unit: ' ×',
      target: atMost(2),
      detail: `${count(p99(answers))} ms, else ${healthy.map(count).join(', ')} ms`,
    },
  ]);
}
