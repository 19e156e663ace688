import { inRoot } from '../scripts/base/root';
import { startBarePage } from './barePage';
import { load, median, startChild, type Child } from './start/rounds';

const ROUNDS = 5;
const PAGES = 300;
const CONNECTIONS = 4;

/**
 * The cost of rendering the lobby without any cache, compared with an empty page, alternating: microseconds of CPU per
 * page, and their ratio. `backend` is the origin the lobby calls.
 */
export async function measureRenderCost(backend: string) {
  const env = { NODE_ENV: 'production', HOSTED: '1', API_URL: backend, NEXT_DIST: '' };
  const lobby = await startChild('renderChild.ts', { args: [inRoot('.')], env });
  const bare = await startBarePage(env);
  const cost = async (child: Child, path: string) => {
    await child.ask('begin');
    await load(`http://127.0.0.1:${child.port}${path}`, { connections: CONNECTIONS, amount: PAGES });
    return (await child.ask('end')) / PAGES;
  };
  const rounds = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const costs = { lobby: await cost(lobby, '/casino'), bare: await cost(bare, '/') };
      // The first round compiles.
      if (round > 0) rounds.push(costs);
    }
  } finally {
    lobby.stop();
    bare.stop();
  }
  return {
    lobby: median(rounds.map((round) => round.lobby)),
    bare: median(rounds.map((round) => round.bare)),
    times: median(rounds.map((round) => round.lobby / round.bare)),
  };
}
