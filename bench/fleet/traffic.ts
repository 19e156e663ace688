import { setTimeout as pause } from 'node:timers/promises';
import { atMost, count, type Figure } from '../start/figures';
import { together, type Asked } from './ask';
import { addressesOf, startFleet } from './fleet';
import { memoryOf } from './programs';

const MINUTES = 120;
const LANGUAGES = ['en', 'de', 'ar', 'th'];
const GAMES = 200;
/** Pages that are asked for all the time. The others come once each and push one another out of the cache. */
const USUAL = 100;
/** Small, so that it is full in the first minutes. */
const CACHE_MB = '32';
const SECOND_MS = 1_000;
/** The least of each of so many parts counts: what is used between two collections of garbage is no leak. */
const WINDOWS = 16;
const HOUR_S = 3_600;
/** The share of the time in which caches fill and code is compiled. */
const WARM_UP = 1 / 3;

/** The slope of a line through values that lie `stepS` seconds apart, per hour. */
function slopePerHour(values: readonly number[], stepS: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const below = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return (above / below) * (HOUR_S / stepS);
}

const leastOfWindows = (values: readonly number[], length: number) =>
  Array.from({ length: WINDOWS }, (_, at) => Math.min(...values.slice(at * length, (at + 1) * length)));

/** Memory of one host under hours of mixed traffic: pages known and new, files, calls of the backend, addresses of nothing. */
export async function trafficFigures(minutes = String(MINUTES)): Promise<Figure[]> {
  const fleet = await startFleet();
  const host = await fleet.startHost({ env: { PAGE_CACHE_MB: CACHE_MB } });
  await fleet.balance([host.port]);
  const pages = await addressesOf(fleet, LANGUAGES, GAMES);
  const usual = pages.splice(0, USUAL);
  await together(usual, 2, fleet.asker);
  const brand = fleet.hostOf(fleet.brands[0]!);
  const html = (await fleet.asker({ host: brand, path: '/' })).text();
  const files = [...html.matchAll(/\/_next\/static\/[^"]+\.js/g)].map(([file]) => file);
  const any = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;
  const inASecond = (second: number): Asked[] => [
    ...Array.from({ length: 8 }, () => any(usual)),
    pages[second % pages.length]!,
    { host: brand, path: any(files) },
    { host: brand, path: '/api/core/casino/wins?list=all' },
    { host: brand, path: `/no-such-page-${second}` },
  ];
  const heap: number[] = [];
  const resident: number[] = [];
  let failed = 0;
  const seconds = Number(minutes) * 60;
  for (let second = 0; second < seconds; second++) {
    const next = pause(SECOND_MS);
    const answers = await Promise.all(inASecond(second).map(fleet.asker));
    failed += answers.filter(({ status }) => status === 0 || status >= 500).length;
    const [used, external] = await Promise.all(
      ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].map((name) => host.counter(name)),
    );
    heap.push((used! + external!) / 2 ** 20);
    resident.push(memoryOf(host).now);
    await next;
  }
  await fleet.stop();
  return [
    { name: 'Memory of the process', values: resident },
    { name: 'Memory that Node manages', values: heap },
  ].map(({ name, values }) => {
    const measured = values.slice(Math.floor(seconds * WARM_UP));
    const windowS = Math.floor(measured.length / WINDOWS);
    const windows = leastOfWindows(measured, windowS);
    return {
      what: `${name} under mixed traffic for ${minutes} minutes, growth`,
      figure: slopePerHour(windows, windowS),
      unit: ' MiB/h',
      target: atMost(1),
      detail: `the least of each ${count(windowS)} s: ${windows.map(count).join(', ')}; ${failed} requests failed`,
    };
  });
}
