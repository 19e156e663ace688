/** One line of JSON on standard error. Never given a token, an address with its query, or anything a person typed. */
export function logError(message: string, facts: Readonly<Record<string, string | number>> = {}): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', msg: message, ...facts })}\n`);
}
