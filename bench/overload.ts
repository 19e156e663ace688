import { atLeast, atMost, count, type Figure } from './start/figures';
import { atRate, createAsker, percentile, together, type Answer, type Asked } from './fleet/ask';
import { addressesOf, startFleet } from './fleet/fleet';
import { memoryOf } from './fleet/programs';

const CAPACITY_S = 15;
const WIDTH = 16;
const TIMES = 3;
const SECONDS = 60;
/** Requests a second for pages that are cached. */
const CACHED = 20;
const RECOVERY_MS = 5_000;
const LANGUAGES = ['en', 'de', 'fr', 'pt', 'es', 'it', 'fi', 'pl'];

const ok = ({ status }: Answer) => status === 200;

/** One host that is asked for three times as many new pages as it can render. */
export async function overloadFigures(): Promise<Figure[]> {
  const fleet = await startFleet();
  const host = await fleet.startHost({ env: { PAGE_STALE_MS: '600000' } });
  await fleet.balance([host.port]);
  // Not by the balancer, which would try again what the host refuses.
  const ask = createAsker(host.port);
  const pages = await addressesOf(fleet, LANGUAGES, 250);
  const cached = pages.splice(0, CACHED);
  const fresh = (): Asked => {
    const page = pages.pop();
    if (!page) throw new Error('Too few addresses for this machine');
    return page;
  };
  await together(cached, 2, ask);
  await together(Array.from({ length: 200 }, fresh), WIDTH, ask);

  const began = performance.now();
  let served = 0;
  const work = async () => {
    while (performance.now() - began < CAPACITY_S * 1000) if (ok(await ask(fresh()))) served++;
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  const capacity = served / CAPACITY_S;
  const mayAsk = Math.round(capacity * TIMES);

  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(host).now), 1000);
  const [answers, known] = await Promise.all([
    atRate(mayAsk, SECONDS, () => ask(fresh())),
    atRate(CACHED, SECONDS, (index) => ask(cached[index % cached.length]!)),
  ]);
  clearInterval(watch);
  const goodput = answers.filter(ok).length / SECONDS;

  // Recovered: ten new pages in a row, each at once.
  const over = performance.now();
  let inRow = 0;
  while (inRow < 10 && performance.now() - over < 10 * RECOVERY_MS) inRow = ok(await ask(fresh())) ? inRow + 1 : 0;
  const recovery = (performance.now() - over) / 1000;
  await fleet.stop();
  const refused = answers.filter(({ status }) => status === 503).length;
  const lost = answers.length - refused - answers.filter(ok).length;
  const [first, last] = [memory[SECONDS / 3]!, Math.max(...memory.slice(-5))];
  const times = known.map(({ ms }) => ms);
  const [usual, late] = [0.5, 0.99].map((share) => count(percentile(times, share)));
  return [
    {
      what: `New pages at ${TIMES} times the capacity, served of the capacity`,
      figure: (100 * goodput) / capacity,
      unit: ' %',
      target: atLeast(90),
      detail: `${count(goodput)} of ${count(capacity)} a second, ${count(mayAsk)} asked; ${count(refused)} 503, ${lost} lost`,
    },
    {
      what: 'Cached pages meanwhile, answered 200',
      figure: (100 * known.filter(ok).length) / known.length,
      unit: ' %',
      target: atLeast(100),
      detail: `of ${count(known.length)}, median ${usual} ms, p99 ${late} ms, slowest ${count(Math.max(...times))} ms`,
    },
    { what: 'Until ten new pages in a row were served', figure: recovery, unit: ' s', target: atMost(5) },
    {
      what: 'Memory after 60 s of it, of that after 20 s',
      figure: last / first,
      unit: ' ×',
      target: atMost(1.1),
      detail: `${count(first)} and ${count(last)} MiB`,
    },
  ];
}
