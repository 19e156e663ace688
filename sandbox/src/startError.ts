/** A start that failed for a reason the person at the console can mend; the message is the whole explanation. */
export class StartError extends Error {
  override name = 'StartError';
}
