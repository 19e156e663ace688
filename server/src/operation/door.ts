import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** The most turns that a render waits for visitors at the door. */
const MOST_TURNS = 200;

/**
 * Returns a function that resolves once no new connection waits to be accepted. Node accepts one connection per turn of
 * its event loop: where each turn holds a render, visitors would wait many renders long just to be refused.
 */
export function watchDoor(server: Server): () => Promise<void> {
  let arrived = 0;
  server.on('connection', () => arrived++);
  return async () => {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const before = arrived;
      // The first turn may end without having looked at the door.
      await turn();
      await turn();
      if (arrived === before) return;
    }
  };
}
