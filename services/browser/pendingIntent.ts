import { bag, text } from '@/services/http/parse';
import { readTab, writeTab, type TabStoredName } from './tabStorage';

/**
 * A write that was sent and not answered yet: nobody knows whether it was done. It outlasts a reload and a crash of the tab,
 * so that the same key is sent again.
 */
export type PendingIntent<B> = {
  /** The idempotency key of the intent. */
  intent: string;
  /** Whose it is: nobody else who signs in at this tab sends it. */
  player: string;
  body: B;
  /** When it was first sent, in milliseconds. */
  since: number;
};

export type PendingIntents<B> = {
  /** The unanswered one of this player in this tab; null without one, and for one that is too old. `now` in milliseconds. */
  read: (player: string, now: number) => PendingIntent<B> | null;
  keep: (pending: PendingIntent<B>) => void;
  /** Once the backend has answered, whatever it said. */
  drop: () => void;
};

/** Backends keep keys for a day (reliability §4); an hour before that the intent is too old to be sent again. */
const OLDEST_MS = 23 * 60 * 60 * 1000;

/** The one place in the tab for such writes; `bodyIn` reads a stored body, null where it is none. */
export const pendingIntents = <B>(name: TabStoredName, bodyIn: (value: unknown) => B | null): PendingIntents<B> => ({
  read: (player, now) => {
    try {
      const kept = bag(JSON.parse(readTab(name) ?? 'null'));
      const [intent, body] = [text(kept.intent), bodyIn(kept.body)];
      const since = typeof kept.since === 'number' ? kept.since : 0;
      if (intent === null || body === null || kept.player !== player || now - since > OLDEST_MS) return null;
      return { intent, player, body, since };
    } catch {
      return null;
    }
  },
  keep: (pending) => writeTab(name, JSON.stringify(pending)),
  drop: () => writeTab(name, null),
});
