import { bag, text } from '@/services/http/parse';
import { readStored, writeStored, type TabStoredName } from './storage';

/**
 * A write that was sent and not answered yet: its outcome is unknown. It survives a reload and a crash of the tab, so
 * that the same idempotency key is sent again.
 */
export type PendingIntent<B> = {
  intent: string;
  /** The player it belongs to; it is never sent for another player who signs in in this tab. */
  player: string;
  body: B;
  /** When it was first sent, in milliseconds. */
  since: number;
};

export type PendingIntents<B> = {
  /** The unanswered write of this player in this tab; null without one or if it is too old. `now` in milliseconds. */
  read: (player: string, now: number) => PendingIntent<B> | null;
  keep: (pending: PendingIntent<B>) => void;
  /** Called once the backend has answered, whatever the answer. */
  drop: () => void;
};

/** Backends keep idempotency keys for a day (reliability §4); an intent is not resent in the last hour of it. */
const OLDEST_MS = 23 * 60 * 60 * 1000;

/** The stored write of a tab under `name`; `bodyIn` reads a stored body and returns null for an invalid one. */
export const pendingIntents = <B>(name: TabStoredName, bodyIn: (value: unknown) => B | null): PendingIntents<B> => ({
  read: (player, now) => {
    try {
      const kept = bag(JSON.parse(readStored(name) ?? 'null'));
      const [intent, body] = [text(kept.intent), bodyIn(kept.body)];
      const since = typeof kept.since === 'number' ? kept.since : 0;
      if (intent === null || body === null || kept.player !== player || now - since > OLDEST_MS) return null;
      return { intent, player, body, since };
    } catch {
      return null;
    }
  },
  keep: (pending) => writeStored(name, JSON.stringify(pending)),
  drop: () => writeStored(name, null),
});
