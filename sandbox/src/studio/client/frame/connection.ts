/** Waits that end early when a retry is worthwhile. */
export type Connection = {
  online(): boolean;
  /**
   * Resolves after `ms` milliseconds, when the connection returns, or when the player asks; without `ms`, only on the
   * latter two.
   */
  rest(ms?: number): Promise<void>;
  askAgain(): void;
};

export function createConnection(): Connection {
  let wake: () => void = () => undefined;
  window.addEventListener('online', () => wake());
  return {
    online: () => navigator.onLine,
    askAgain: () => wake(),
    rest: (ms) =>
      new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
