/** Milliseconds between retries after a lost answer of a write that moves money. */
export const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 12_000];

/** Milliseconds a press waits for what other tabs and devices have done. */
const LIST_MS = 3_000;

/** The list, or undefined if it does not arrive within LIST_MS: a slow list does not block the write. */
export const inTime = <T>(list: PromiseLike<{ data?: T }>): Promise<T | undefined> =>
  Promise.race([
    list.then(({ data }) => data),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LIST_MS)),
  ]);
