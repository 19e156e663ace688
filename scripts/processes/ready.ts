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

/** What is said of a process that ended when it should not have. */
export const sayLost = ({ name, code, signal, lines }: Loss): string =>
  `The ${name} ended (${signal ?? `code ${code}`}). Its last lines:\n\n${lines.join('\n') || '(none)'}`;

/** Waits until `url` answers 2xx. A process that ends meanwhile, or too long a wait, is an Explained failure. */
export async function waitUntilReady(
  name: string,
  url: string,
  { lost, timeoutMs = 60_000 }: { lost: Promise<Loss>; timeoutMs?: number },
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
