/** Waits that end early when it is worth asking the server again. */
export type Connection = {
  online(): boolean;
  /** Resolves after so many milliseconds, when the connection comes back, or when the player asks; without a time only then. */
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
