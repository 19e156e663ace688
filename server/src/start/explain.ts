/** A start-up error as one actionable line; unknown errors keep their stack. */
export function explainStartError(error: Error & { code?: string }, port: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one, or stop what listens there.`;
  if (error.code === 'EACCES') return `Port ${port} is not open to this user: set PORT to one above 1023.`;
  return `The site could not start. ${error.name === 'Error' && error.cause ? error.stack : error.message}`;
}
