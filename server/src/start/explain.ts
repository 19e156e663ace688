import type { Source } from './variables';

/** A start-up error as one actionable line; unknown errors keep their stack. */
export function explainStartError(error: Error & { code?: string; port?: number }, source: Source): string {
  const name = error.port !== undefined && String(error.port) === source.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  const port = source[name] || '3000';
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: set ${name} to a free one, or stop what listens there.`;
  if (error.code === 'EACCES') return `Port ${port} is not open to this user: set ${name} to one above 1023.`;
  return `The site could not start. ${error.name === 'Error' && error.cause ? error.stack : error.message}`;
}
