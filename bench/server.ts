import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { measureCachedPage } from './cachedPage';
import { atLeast, atMost, count, type Figure } from './start/figures';
import { measureFirstLoad } from './firstLoad';
import { measureRenderCost } from './renderCost';
import { startSite } from './start/site';

/** Bytes of a page's HTML as sent to a browser that accepts brotli. */
const brotliSize = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
      buffer(answer).then(({ length }) => resolve(length), reject);
    }).on('error', reject);
  });

/** The cost of the server and the size of its answers. Ratios compare alternating measurements on one machine. */
export async function serverFigures(): Promise<Figure[]> {
  const system = await startSite();
  const cached = await measureCachedPage(system.site);
  const html = await brotliSize(`${system.site}/casino`);
  const cost = await measureRenderCost(system.backend);
  await system.stop();
  return [
    {
      what: 'Cached lobby, share of the pages a bare node:http server sends',
      figure: cached.share,
      target: atLeast(0.75),
      detail: `${count(cached.host)} of ${count(cached.bare)} pages/s, ${count(cached.bytes)} bytes`,
    },
    {
      what: 'Cached lobby, 99th percentile at 50 connections',
      figure: cached.p99,
      unit: ' ms',
      target: atMost(10),
      detail: `the bare server ${count(cached.bareP99)} ms`,
    },
    {
      what: 'Uncached lobby, CPU beside a bare getServerSideProps page',
      figure: cost.times,
      unit: ' ×',
      target: atMost(5),
      detail: `${count(cost.lobby)} µs, ${count(cost.bare)} µs`,
    },
    {
      what: 'First load JavaScript of /casino, gzip',
      figure: measureFirstLoad('/casino'),
      unit: ' KiB',
      target: atMost(190),
    },
    { what: 'HTML of /casino, brotli', figure: html / 1000, unit: ' kB', target: atMost(20) },
  ];
}
