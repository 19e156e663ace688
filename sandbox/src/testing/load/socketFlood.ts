// A socket on which much happens, in a process of its own: writes its port, then for each line on stdin
// `chat|wins <events a second> <seconds> <room> <cursor>` that many events, and at the end `done <last number>`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';

const TICK_MS = 20;

const http = createServer();
const io = new Server(http, { serveClient: false, cors: { origin: '*' } });

const message = (room: string, number: number) => ({
  id: `flood-${number}`,
  number,
  change: number,
  room,
  playerId: `player-${number % 500}`,
  player: `Player ${number % 500}`,
  colour: null,
  team: false,
  text: `Message ${number}: good luck at the tables tonight, everybody`,
  share: null,
  deleted: false,
  at: new Date().toISOString(),
});

/** Sends events evenly; answers the number of the last message. */
async function flood(what: string, perSecond: number, seconds: number, room: string, cursor: number): Promise<number> {
  const begun = performance.now();
  for (let sent = 0; sent < perSecond * seconds; await pause(TICK_MS)) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      if (what === 'chat') io.emit('chatMessage', message(room, (cursor += 1)));
      else io.emit('winsChanged', {});
    }
  }
  return cursor;
}

const say = (line: string | number): void => void process.stdout.write(`${line}\n`);

http.listen(0, () => say((http.address() as AddressInfo).port));
for await (const line of createInterface({ input: process.stdin })) {
  const [what = '', perSecond, seconds, room = '', cursor] = line.split(' ');
  say(`done ${await flood(what, Number(perSecond), Number(seconds), room, Number(cursor))}`);
}
await io.close();
