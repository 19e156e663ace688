import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer } from './bareServer';
import { load, median, startChild } from './start/rounds';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 50;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Set by node:http for every answer of both servers. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** An answer as sent over the wire; fetch would decompress it. */
const sample = (url: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers: BROWSER }, (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !BY_NODE.has(name));
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      buffer(response).then((body) => resolve({ headers: Object.fromEntries(headers), body }), reject);
    }).on('error', reject);
  });

/**
 * Compares the lobby from the host's cache with a bare server that sends the same answer, alternating, so that other
 * load on the machine affects both. `share` is the median of the rounds' shares; `p99` in ms.
 */
export async function measureCachedPage(site: string) {
  const page = `${site}/casino`;
  await sample(page);
  const answer = await sample(page);
  const bare = await startChild('bareServer.ts', { first: answer });
  const options = { connections: CONNECTIONS, headers: BROWSER, duration: SECONDS };
  const rounds = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const host = await load(page, options);
      const most = await load(`http://127.0.0.1:${bare.port}/`, options);
      // The first round is a warm-up.
      if (round > 0) rounds.push({ host, most });
    }
  } finally {
    bare.stop();
  }
  return {
    bytes: answer.body.length,
    host: median(rounds.map(({ host }) => host.perSecond)),
    bare: median(rounds.map(({ most }) => most.perSecond)),
    share: median(rounds.map(({ host, most }) => host.perSecond / most.perSecond)),
    p99: median(rounds.map(({ host }) => host.p99)),
    bareP99: median(rounds.map(({ most }) => most.p99)),
  };
}
