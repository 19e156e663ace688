import { atLeast, atMost, count, type Figure } from '../start/figures';
import { atRate, createAsker, together, type Asked } from './ask';
import { addressesOf, startFleet, type Host } from './fleet';
import { memoryOf } from './programs';
import { startRedis } from './redis';

const LANGUAGES = ['en', 'de', 'fr', 'pt'];
const ADDRESSES = 200;
/** Requests under way while the pages are rendered for the first time. */
const WIDTH = 8;
const ROUNDS = 20;
const PER_SECOND = 100;
const SECONDS = 10;
/** Pages stay fresh, so that a render is a page that no host had. */
const TTL_MS = String(60 * 60 * 1000);
/** Whoever fills a cache waits: a host that refused what takes longer would be asked again and again. */
const PATIENT_MS = '20000';

const mib = (bytes: number) => count(bytes / 2 ** 20);

/** What one host holds of 20 brands, and how soon a new one has it. `addresses` of each brand and language. */
export async function catalogueFigures(addresses = String(ADDRESSES)): Promise<Figure[]> {
  const redis = await startRedis();
  const fleet = await startFleet();
  const env = { REDIS_URL: `redis://127.0.0.1:${redis.port}`, PAGE_TTL_MS: TTL_MS, SHED_WAIT_MS: PATIENT_MS };
  const hosts: Host[] = [];
  for (let at = 0; at < 3; at++) hosts.push(await fleet.startHost({ env }));
  await fleet.balance(hosts.map(({ port }) => port));
  const pages = await addressesOf(fleet, LANGUAGES, Number(addresses));
  const began = performance.now();
  // A host that has enough to do refuses what it cannot render soon.
  let left = pages;
  for (let round = 0; left.length > 0; round++) {
    if (round === ROUNDS) throw new Error(`${left.length} of ${pages.length} pages were never rendered`);
    const refused: Asked[] = [];
    await together(left, WIDTH, async (page) => {
      const { status } = await fleet.asker(page);
      if (status !== 200) refused.push(page);
    });
    left = refused;
  }
  const seconds = (performance.now() - began) / 1000;
  // Each host is asked for all of them, so that its memory is full.
  for (const { port } of hosts) await together(pages, WIDTH, createAsker(port));
  const memory = hosts.map(memoryOf);
  const gauges = [
    'page_cache_pages',
    'page_cache_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
  ];
  const [kept, bytes, heap, external] = await Promise.all(gauges.map((name) => hosts[0]!.counter(name)));

  const [old] = hosts;
  await old!.end();
  const renewed = await fleet.startHost({ env, port: old!.port });
  const ask = createAsker(renewed.port);
  const before = await renewed.counter('page_render_seconds_count');
  const any = () => pages[Math.floor(Math.random() * pages.length)] as Asked;
  const answers = await atRate(PER_SECOND, SECONDS, () => ask(any()));
  const rendered = (await renewed.counter('page_render_seconds_count')) - before;
  const used = /used_memory:(\d+)/.exec(await redis.command('INFO', 'memory'))?.[1];
  await fleet.stop();
  await redis.end();
  return [
    {
      what: `Memory of a host, ${count(pages.length)} pages of ${fleet.brands.length} brands`,
      figure: Math.max(...memory.map(({ now }) => now)),
      unit: ' MiB',
      target: atMost(400),
      detail:
        `at most ${count(Math.max(...memory.map(({ most }) => most)))}; ${count(kept!)} pages kept, ${mib(bytes!)} MiB; ` +
        `heap ${mib(heap!)}, outside of it ${mib(external!)} MiB; ` +
        `Redis ${mib(Number(used))} MiB; filled in ${count(seconds)} s`,
    },
    {
      what: `Hits of a new host in its first ${SECONDS} s, out of Redis`,
      figure: (100 * (answers.length - rendered)) / answers.length,
      unit: ' %',
      target: atLeast(95),
      detail: `${answers.filter(({ status }) => status !== 200).length} of ${answers.length} failed`,
    },
  ];
}
