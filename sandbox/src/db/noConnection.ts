/** What the driver says when no connection of the pool came free, or none could be made, within the wait (open.ts). */
const NO_CONNECTION = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Whether a query was never asked, because there was no connection for it. The driver's error may be a cause. */
export const lacksConnection = (error: unknown): boolean =>
  error instanceof Error && (NO_CONNECTION.test(error.message) || lacksConnection(error.cause));
