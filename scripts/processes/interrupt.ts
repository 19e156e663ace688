const ends: { end: () => unknown; exitCode: number }[] = [];
let interrupted = false;

async function interrupt() {
  // A second Ctrl-C exits immediately; processes.ts still kills its process groups on exit.
  if (interrupted) process.exit(1);
  interrupted = true;
  for (const { end } of ends) await end();
  process.exit(ends.at(-1)?.exitCode);
}

/**
 * Runs `end` when this command is interrupted: Ctrl-C, a supervisor's stop, or the terminal closing. The command then
 * exits with the code registered last: 0 for a server, for which this is normal, else 130.
 */
export function whenInterrupted(end: () => unknown, exitCode = 130): void {
  if (ends.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt());
  ends.push({ end, exitCode });
}
