import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from '../base/explain';
import { type Loss } from './processes';

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** The message for a process that ended unexpectedly. */
export const sayLost = ({ name, code, signal, lines }: Loss): string =>
  `The ${name} ended (${signal ?? `code ${code}`}). Its last lines:\n\n${lines.join('\n') || '(none)'}`;

/** Waits until `url` answers 2xx. Throws Explained when the process ends meanwhile or the wait is too long. */
export async function waitUntilReady(
  name: string,
  url: string,
  { lost, timeoutMs = 180_000 }: { lost: Promise<Loss>; timeoutMs?: number },
): Promise<void> {
  let ended: Loss | null = null;
  void lost.then((loss) => (ended = loss));
  const deadline = performance.now() + timeoutMs;
  while (!(await answers(url))) {
    if (ended) throw new Explained(sayLost(ended));
    if (performance.now() > deadline)
      throw new Explained(`The ${name} did not answer at ${url} in ${timeoutMs / 1000} s.`);
    await pause(100);
  }
}
