import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(now: readonly HTMLDialogElement[]): void {
  open = now;
  for (const watcher of watchers) watcher();
}

/** Shows a dialog over all others; the answer is to be called once it is closed. */
export function showOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The topmost modal dialog, outside of which all is inert; null while none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
