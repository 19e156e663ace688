import { MINUTE_MS } from '@/domain/time/lengths';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type PlayerSession } from '../accounts/store/sessions';
import { type PlayerEvents } from '../socket/playerEvents';
import { type SocketEvent } from '../socket/sockets';
import { mayStillRead, type RoomName } from './chatStore';
import { type ChatMessageWire } from './chatWire';

/** How long a session hears of a room after it last asked for it. */
const LEASE_MS = 2 * MINUTE_MS;

const keyOf = ({ brand, room }: RoomName): string => `${brand}/${room}`;

type Hub = {
  db: Db;
  clock: Clock;
  playerEvents: Pick<PlayerEvents, 'tellSessions'>;
  report: (error: unknown) => void;
};

/**
 * Who reads which room, and who is told of what happens there. A session hears of a room for two minutes after each time
 * it asked for it. Before every delivery the database is asked who may still read, so that nobody who has stopped or
 * logged out hears anything. What a reader misses, it sees by the numbers and fetches.
 */
export function createChatHub({ db, clock, playerEvents, report }: Hub) {
  const rooms = new Map<string, Map<string, { player: string; until: number }>>();
  const waiting: { key: string; event: SocketEvent; change: number }[] = [];
  let delivering: Promise<void> | null = null;

  const readersOf = (key: string) => {
    const [readers, now] = [rooms.get(key), clock.now().getTime()];
    for (const [session, { until }] of readers ?? []) if (until <= now) readers?.delete(session);
    return readers ?? new Map<string, { player: string; until: number }>();
  };

  async function deliver(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0).sort((a, b) => a.change - b.change);
      const keys = [...new Set(batch.map(({ key }) => key))];
      const sessions = new Map(keys.map((key) => [key, [...readersOf(key).keys()]]));
      const allowed = await mayStillRead(db, [...sessions.values()].flat(), clock.now());
      for (const { key, event } of batch) {
        playerEvents.tellSessions(new Set(sessions.get(key)!.filter((id) => allowed.has(id))), event);
      }
    }
  }

  function queue(room: RoomName, event: SocketEvent, change: number): void {
    waiting.push({ key: keyOf(room), event, change });
    delivering ??= deliver()
      .catch(report)
      .finally(() => (delivering = null));
  }

  return {
    /** Notes that a session reads a room. */
    reads({ sessionId, account }: PlayerSession, room: RoomName): void {
      const key = keyOf(room);
      const readers = rooms.get(key) ?? new Map();
      rooms.set(key, readers.set(sessionId, { player: account.id, until: clock.now().getTime() + LEASE_MS }));
    },
    /** Players who read a room now. */
    online: (room: RoomName): number => new Set([...readersOf(keyOf(room)).values()].map(({ player }) => player)).size,
    /** Tells the readers of a message that was written or deleted. */
    tell: (brand: string, message: ChatMessageWire): void =>
      queue({ brand, room: message.room }, { name: 'chatMessage', payload: message }, message.change),
    /** Tells the readers that the rules of the room have changed, so that they ask again. */
    changed: (room: RoomName): void => queue(room, { name: 'chatRoom', payload: { room: room.room } }, Infinity),
    /** Resolves when everything has been delivered. */
    settled: async (): Promise<void> => {
      while (delivering) await delivering;
    },
  };
}

export type ChatHub = ReturnType<typeof createChatHub>;
