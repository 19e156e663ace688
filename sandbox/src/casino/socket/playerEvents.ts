import { type SocketEvent } from './sockets';

/** Sends an event to all connections of one player. */
type Teller = (player: string, event: SocketEvent) => void;
/** Sends an event to all connections of these sessions. */
type SessionTeller = (sessions: ReadonlySet<string>, event: SocketEvent) => void;
type TellerOfAll = (event: SocketEvent) => void;

/** However many rounds are won, the lists of wins are asked for no more often. */
const WINS_EVERY_MS = 2_000;

/**
 * Sends events to players over the socket; does nothing until the socket is attached, or when the player is offline.
 */
export function createPlayerEvents(winsEveryMs = WINS_EVERY_MS) {
  let tellThem: Teller | null = null;
  let tellThose: SessionTeller | null = null;
  let tellAll: TellerOfAll | null = null;
  let resting: NodeJS.Timeout | null = null;
  let isDue = false;

  function winsChanged(): void {
    if (resting) {
      isDue = true;
      return;
    }
    tellAll?.({ name: 'winsChanged', payload: {} });
    resting = setTimeout(() => {
      resting = null;
      if (!isDue) return;
      isDue = false;
      winsChanged();
    }, winsEveryMs);
    resting.unref();
  }

  return {
    attach(teller: Teller, ofSessions: SessionTeller | null = null, ofAll: TellerOfAll | null = null): void {
      tellThem = teller;
      tellThose = ofSessions;
      tellAll = ofAll;
    },
    tell: (player: string, event: SocketEvent): void => tellThem?.(player, event),
    tellSessions: (sessions: ReadonlySet<string>, event: SocketEvent): void => tellThose?.(sessions, event),
    /** Tells everybody, at once or a moment later, that the lists of wins are to be read again. */
    winsChanged,
  };
}

export type PlayerEvents = ReturnType<typeof createPlayerEvents>;
