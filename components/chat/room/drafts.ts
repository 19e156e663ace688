import { useSyncExternalStore } from 'react';
import { createWrites } from '@/services/http/writes';

/** What a player is writing, also while the chat is closed; gone with the page. */
export type Draft = { text: string; isSending: boolean; problem: string | null };

const EMPTY: Draft = { text: '', isSending: false, problem: null };

const drafts = new Map<string, Draft>();
const watchers = new Set<() => void>();

/** Changes the draft of a player. */
export function setDraft(player: string, change: Partial<Draft>): void {
  drafts.set(player, { ...(drafts.get(player) ?? EMPTY), ...change });
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The draft of a player. */
export const draftOf = (player: string): Draft => drafts.get(player) ?? EMPTY;

/** The same for a part, which follows it. */
export const useDraft = (player: string): Draft =>
  useSyncExternalStore(
    subscribe,
    () => draftOf(player),
    () => EMPTY,
  );

const kept = new Map<string, ReturnType<typeof createWrites>>();

/** The sending of a player's messages: a lost one keeps its key while the chat is closed. */
export function writesOf(player: string): ReturnType<typeof createWrites> {
  const known = kept.get(player) ?? createWrites();
  kept.set(player, known);
  return known;
}
