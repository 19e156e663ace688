/** Writes one line of JSON to standard error, for what an operator should know but need not act on at once. */
export function logWarning(message: string, facts: Readonly<Record<string, string | number>> = {}): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', msg: message, ...facts })}\n`);
}

/** Writes one line of JSON to standard error. Never pass a token, an address with its query, or user input. */
export function logError(message: string, facts: Readonly<Record<string, string | number>> = {}): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', msg: message, ...facts })}\n`);
}
