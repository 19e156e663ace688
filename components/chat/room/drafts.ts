import { useSyncExternalStore } from 'react';
import { watchedValue } from '@/hooks/chat/watchedValue';
import { createWrites } from '@/services/http/writes';

/** What a player is writing, also while the chat is closed; gone with the page. */
export type Draft = { text: string; isSending: boolean; problem: string | null };

const EMPTY: Draft = { text: '', isSending: false, problem: null };

const drafts = watchedValue<ReadonlyMap<string, Draft>>(new Map());

/** The draft of a player. */
export const draftOf = (player: string): Draft => drafts.get().get(player) ?? EMPTY;

/** Changes the draft of a player. */
export const setDraft = (player: string, change: Partial<Draft>): void =>
  drafts.set(new Map([...drafts.get(), [player, { ...draftOf(player), ...change }]]));

/** The same for a part, which follows it. */
export const useDraft = (player: string): Draft =>
  useSyncExternalStore(
    drafts.watch,
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
