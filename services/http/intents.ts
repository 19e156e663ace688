/** Idempotency keys of one part of the page; see `createIntents`. */
export type Intents = {
  /** The key of the write called `what`: the same one until `answered`. */
  keyOf: (what: string) => string;
  /** Ends the intent: call it after any answer of the backend, and never after a lost one. */
  answered: (what: string) => void;
};

/**
 * Makes idempotency keys, one per intent. A write repeated after a lost answer carries the same key, so that the backend counts it
 * once. `what` tells intents apart: a repetition with other values is another intent.
 */
export function createIntents(): Intents {
  const keys = new Map<string, string>();
  return {
    keyOf: (what) => {
      const key = keys.get(what) ?? crypto.randomUUID();
      keys.set(what, key);
      return key;
    },
    answered: (what) => void keys.delete(what),
  };
}
