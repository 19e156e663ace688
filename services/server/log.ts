import { writeSync } from 'node:fs';
import { tracing } from './tracing';

type Facts = Readonly<Record<string, string | number>>;

/** One line of JSON, as the host's own log writes them. */
function lineOf(level: 'warn' | 'error' | 'fatal', msg: string, facts: Facts): string {
  const id = tracing()?.id();
  return `${JSON.stringify({ level, time: new Date().toISOString(), ...(id && { trace_id: id }), msg, ...facts })}\n`;
}

/** Writes one line of JSON to standard error, for what an operator should know but need not act on at once. */
export function logWarning(message: string, facts: Facts = {}): void {
  process.stderr.write(lineOf('warn', message, facts));
}

/** Writes one line of JSON to standard error. Never pass a token, an address with its query, or user input. */
export function logError(message: string, facts: Facts = {}): void {
  process.stderr.write(lineOf('error', message, facts));
}

const STANDARD_ERROR = 2;

/** The same for what ends the process: written synchronously, since nothing is flushed after exit. */
export function logFatal(message: string, facts: Facts = {}): void {
  writeSync(STANDARD_ERROR, lineOf('fatal', message, facts));
}
