import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../scripts/base/root';
import { atMost, count, type Figure } from '../start/figures';
import { atRate, percentile, together, type Answer, type Asked } from './ask';
import { addressesOf, startFleet } from './fleet';
import { startRedis } from './redis';
import { ensureSecondBuild } from './secondBuild';

const TIMES = 10;
const HOSTS = 3;
const PER_SECOND = 30;
/** The balancer looks every half second whether a host is ready. */
const NOTICED_MS = 1_500;
const BUILD_FILE = /\/_next\/static\/[^"'\s)\\]+\.(?:js|css|woff2)/g;

/** Status, and whether the balancer answered or a host. */
const whoRefused = ({ status, text }: Answer) =>
  `${status}${/No server is available/.test(text()) ? ' (no host) ' : ' '}`;

/** Every file of a build that a page may load, as addresses. */
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(folder, '.next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|woff2)$/.test(entry.name))
    .map((entry) => path.relative(path.join(folder, '.next/static'), path.join(entry.parentPath, entry.name)))
    .map((file) => `/_next/static/${file.split('/').map(encodeURIComponent).join('/')}`);

/** Replaces all hosts by those of another build, and back, under load; every file that a page named is asked for. */
export async function rollingFigures(times = String(TIMES)): Promise<Figure[]> {
  const folders = [ROOT, await ensureSecondBuild()];
  const redis = await startRedis();
  const fleet = await startFleet();
  const env = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
  const hosts = [];
  for (let at = 0; at < HOSTS; at++) hosts.push(await fleet.startHost({ env }));
  await fleet.balance(hosts.map(({ port }) => port));
  const pages = await addressesOf(fleet, ['en', 'de'], 2);

  /** Files that pages have named, of whichever build. */
  const named = new Set<string>();
  const failures: string[] = [];
  const latencies: number[] = [];
  let asked = 0;
  const missing: string[] = [];
  const pick = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)]!;
  async function get(address: Asked, isFile: boolean): Promise<void> {
    asked++;
    const answer = await fleet.asker(address);
    latencies.push(answer.ms);
    if (answer.status !== 200) failures.push(whoRefused(answer) + address.path);
    if (answer.status !== 200 && isFile) missing.push(address.path);
    else if (!isFile && answer.status === 200) for (const [file] of answer.text().matchAll(BUILD_FILE)) named.add(file);
  }
  const visit = (index: number) => {
    const isFile = index % 3 > 0 && named.size > 0;
    const page = pick(pages);
    return get(isFile ? { ...page, path: pick([...named]) } : page, isFile);
  };

  let isOver = false;
  const load = (async () => {
    while (!isOver) await atRate(PER_SECOND, 1, visit);
  })();
  for (let time = 1; time <= Number(times); time++) {
    for (const [at, host] of hosts.entries()) {
      await host.end();
      hosts[at] = await fleet.startHost({ env, folder: folders[time % 2]!, port: host.port });
      await pause(NOTICED_MS);
    }
  }
  isOver = true;
  await load;
  // As a page does that is still open: any part of it may be needed.
  const all = [...new Set(folders.flatMap(filesOf))];
  const own = new Set(filesOf(folders[Number(times) % 2]!));
  await together(all, 8, (file) => get({ ...pages[0]!, path: file }, true));
  await fleet.stop();
  await redis.end();
  return [
    {
      what: `Failed requests, hosts replaced ${times} times at ${PER_SECOND} a second`,
      figure: failures.length,
      target: atMost(0),
      detail: `of ${count(asked)}, p99 ${count(percentile(latencies, 0.99))} ms ${failures.slice(0, 5).join(', ')}`,
    },
    {
      what: 'Missing files of the build from before and after',
      figure: missing.length,
      target: atMost(0),
      detail: `${all.filter((file) => !own.has(file)).length} of ${all.length} are the other build's alone ${missing.slice(0, 5).join(', ')}`,
    },
  ];
}
