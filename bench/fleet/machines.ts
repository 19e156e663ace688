import { load, median } from '../start/rounds';
import { atLeast, count, type Figure } from '../start/figures';
import { startFleet } from './fleet';
import { freePort, processorSeconds, type Program } from './programs';
import { startRedis } from './redis';

const ROUNDS = 5;
const SECONDS = 5;
/** Of each host: far from what it can, since at its limit a process does more with each turn of its event loop. */
const PER_SECOND = 500;
const CONNECTIONS = 10;
const PATH = '/casino';

/** Cached pages per processor second of the hosts behind a balancer's port. */
async function pagesPerSecond(port: number, host: string, hosts: readonly Program[]): Promise<number> {
  const used = () => hosts.reduce((sum, each) => sum + processorSeconds(each), 0);
  const before = used();
  const headers = { host, 'accept-encoding': 'br' };
  const { perSecond } = await load(`http://127.0.0.1:${port}${PATH}`, {
    connections: CONNECTIONS * hosts.length,
    overallRate: PER_SECOND * hosts.length,
    duration: SECONDS,
    headers,
  });
  return (perSecond * SECONDS) / (used() - before);
}

/**
 * Three hosts behind a balancer, with Redis, against one behind another without. Each has the same load, all at the same
 * time: what a processor second is worth depends on what else the machine does.
 */
export async function machineFigures(): Promise<Figure[]> {
  const redis = await startRedis();
  const fleet = await startFleet();
  const host = fleet.hostOf(fleet.brands[0]!);
  const alone = await fleet.startHost();
  const REDIS_URL = `redis://127.0.0.1:${redis.port}`;
  const three = [];
  for (let at = 0; at < 3; at++) three.push(await fleet.startHost({ env: { REDIS_URL } }));
  await fleet.balance(three.map(({ port }) => port));
  const front = await freePort();
  await fleet.balance([alone.port], front);
  const rounds = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, many] = await Promise.all([
      pagesPerSecond(front, host, [alone]),
      pagesPerSecond(fleet.front, host, three),
    ]);
    if (round > 0) rounds.push({ one, many });
  }
  await fleet.stop();
  await redis.end();
  const one = median(rounds.map((round) => round.one));
  const many = median(rounds.map((round) => round.many));
  return [
    {
      what: 'Cached pages per processor second, of three hosts against one',
      figure: median(rounds.map((round) => round.many / round.one)),
      target: atLeast(0.9),
      detail: `${count(many)} of ${count(one)}`,
    },
  ];
}
