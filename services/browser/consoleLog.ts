/** Logs for developers only: failures that are not shown to the visitor (ERR-37), and actions of the test panel. */
export function logQuietly(message: string, detail: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a browser may log
  console.warn(message, detail);
}
