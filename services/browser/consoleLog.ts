/** Tells developers, and nobody else: for failures of which nothing is shown (ERR-37), and what the test panel does. */
export function logQuietly(message: string, detail: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a browser may log
  console.warn(message, detail);
}
