import { get } from 'node:http';
import { measureCachedPage } from './cachedPage.mjs';
import { atLeast, atMost, count } from './figures.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { measureRenderCost } from './renderCost.mjs';
import { startSite } from './site.mjs';

/** Bytes of a page's HTML as it is sent to a browser that reads brotli. */
const brotliSize = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
      resolve(Buffer.concat(await answer.toArray()).length);
    }).on('error', reject);
  });

/** What the server costs and how much it sends. Ratios compare two things measured in turns, since machines differ. */
export async function serverFigures() {
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
      target: atMost(178),
    },
    { what: 'HTML of /casino, brotli', figure: html / 1000, unit: ' kB', target: atMost(20) },
  ];
}
