/** A failed start that the operator can fix; the message is the complete explanation. */
export class StartError extends Error {
  override name = 'StartError';
}
