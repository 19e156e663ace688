/** Communication between the tabs of a browser about one subject. Browsers only. */
export type TabTalk = {
  /** Notifies the other tabs of a change, so that they refetch. */
  tell: () => void;
  /** Calls back when another tab signals a change; returns a function that stops it. */
  watch: (watcher: () => void) => () => void;
  /**
   * Runs `act` under a lock and resolves with true; with false at once while another tab holds the lock. Without the
   * Web Locks API it always runs.
   */
  alone: (act: () => Promise<unknown>) => Promise<boolean>;
};

const hasChannel = () => typeof BroadcastChannel !== 'undefined';

/** The `subject` names the broadcast channel and the lock. */
export const tabTalk = (subject: string): TabTalk => ({
  tell: () => {
    if (!hasChannel()) return;
    const channel = new BroadcastChannel(subject);
    channel.postMessage('changed');
    channel.close();
  },
  watch: (watcher) => {
    if (!hasChannel()) return () => undefined;
    const channel = new BroadcastChannel(subject);
    channel.addEventListener('message', watcher);
    return () => channel.close();
  },
  alone: async (act) => {
    const { locks } = navigator as { locks?: LockManager };
    const run = async (lock: unknown) => {
      if (!lock) return false;
      await act();
      return true;
    };
    return locks ? locks.request(subject, { ifAvailable: true }, run) : run(true);
  },
});
