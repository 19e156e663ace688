/** What the tabs of a browser tell each other of one subject. In browsers only. */
export type TabTalk = {
  /** Tells the other tabs that something changed: they ask the backend. */
  tell: () => void;
  /** Calls back when another tab tells so; answers how to stop. */
  watch: (watcher: () => void) => () => void;
  /** Does it, and answers true; false at once while another tab does the same. A browser without locks lets every tab. */
  alone: (act: () => Promise<unknown>) => Promise<boolean>;
};

const hasChannel = () => typeof BroadcastChannel !== 'undefined';

/** The talk about a subject: the name of its channel and of its lock. */
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
