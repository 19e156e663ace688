import { type ServerResponse } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { notFound } from '../../http/refusal';
import { every } from '../../base/every';
import { playersOf, roundsBefore, tableRound } from '../store/tableRounds';
import { numberAt, phaseAt, timesOf } from '../engines/table/times';
import { DATA_HEADERS } from '../rounds/headers';
import { isTable, type TableGame } from '../catalogue/game';
import { type HouseContext } from '../rounds/houseRound';
import { type TableState } from './wire';

const TICK_MS = 500;
/** Ticks between heartbeat comments, which keep proxies from treating the stream as dead. */
const BEAT_TICKS = 30;
/** Delay from closing to the reveal of the outcome: by then no bet placed in time is still being stored. */
const TELL_MS = 1_000;
/** Number of earlier results shown. */
const SHOWN = 15;

/** The current public state of a table. */
async function stateOf({ db, clock, random }: HouseContext, table: TableGame): Promise<TableState> {
  const at = clock.now();
  const now = at.getTime();
  const times = timesOf(table.pace, numberAt(table.pace, now));
  const round = await tableRound(db, { table, number: times.number, random, now: at });
  const phase = phaseAt(times, now);
  const isTold = now >= times.closesAt + TELL_MS;
  const before = await roundsBefore(db, table.id, times.number, SHOWN);
  return {
    ...times,
    phase,
    now,
    outcomeHash: round.outcomeHash,
    outcome: isTold ? round.outcome : null,
    salt: isTold ? round.salt : null,
    players: await playersOf(db, table.id, new Date(times.fallsAt)),
    history: before.map(({ outcome }) => outcome),
  };
}

/** A state without its timestamp. */
const gist = ({ now: _now, ...state }: TableState): string => JSON.stringify(state);

/**
 * GET /api/table/:game/events: the table's state as server-sent events. The table needs no process of its own: its
 * rounds follow the clock, and each is drawn and stored on first access.
 */
export function tableStreams(app: FastifyInstance, context: HouseContext): void {
  const listeners = new Map<TableGame, Set<ServerResponse>>();
  const told = new Map<TableGame, string>();
  let ticks = 0;

  const tick = async () => {
    ticks += 1;
    for (const [table, streams] of listeners) {
      const state = await stateOf(context, table);
      const changed = told.get(table) !== gist(state);
      told.set(table, gist(state));
      for (const stream of streams) {
        if (changed) stream.write(`data: ${JSON.stringify(state)}\n\n`);
        else if (ticks % BEAT_TICKS === 0) stream.write(': beat\n\n');
      }
    }
  };
  const stopTicking = every(
    TICK_MS,
    async () => {
      if (listeners.size > 0) await tick();
    },
    (error) => app.log.error(error),
  );
  // A stream never ends by itself: the studio could not be stopped.
  app.addHook('preClose', async () => {
    await stopTicking();
    for (const streams of listeners.values()) for (const stream of streams) stream.end();
  });

  app.get<{ Params: { game: string } }>('/api/table/:game/events', async ({ params }, reply) => {
    const table = context.catalogue.find(({ id }) => id === params.game);
    if (!table || !isTable(table)) throw notFound();
    const first = await stateOf(context, table);
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { ...DATA_HEADERS, 'content-type': 'text/event-stream; charset=utf-8' });
    stream.write(`retry: 1000\ndata: ${JSON.stringify(first)}\n\n`);
    const streams = listeners.get(table) ?? new Set();
    listeners.set(table, streams.add(stream));
    stream.on('close', () => {
      streams.delete(stream);
      if (streams.size === 0) listeners.delete(table);
    });
  });
}
