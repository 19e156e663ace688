const ends: { end: () => unknown; exitCode: number }[] = [];
let interrupted = false;

async function interrupt() {
  // A second Ctrl-C does not wait; processes.ts still ends its groups when this process exits.
  if (interrupted) process.exit(1);
  interrupted = true;
  for (const { end } of ends) await end();
  process.exit(ends.at(-1)?.exitCode);
}

/**
 * Runs `end` when this command is interrupted: Ctrl-C, a supervisor's stop, or the terminal closing. The command then
 * ends with the exit code that was registered last: 0 for a server, whose ordinary end this is, else 130.
 */
export function whenInterrupted(end: () => unknown, exitCode = 130): void {
  if (ends.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt());
  ends.push({ end, exitCode });
}
