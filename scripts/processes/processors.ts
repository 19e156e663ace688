import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second, whatever the kernel's own tick rate. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

/** A process as reported by /proc; `began` distinguishes processes that had the same pid one after the other. */
type Process = { pid: number; parent: number; began: number; ticks: number };

/** Parses one line of /proc/PID/stat; null when invalid. A program name may contain spaces and brackets. */
export function readProcess(line: string): Process | null {
  const [, pid, rest] = /^(\d+) \(.*\) \S (.*)$/s.exec(line) ?? [];
  if (!pid || !rest) return null;
  const fields = rest.split(' ').map(Number);
  const [parent, user, system, began] = [fields[0]!, fields[10]!, fields[11]!, fields[18]!];
  return { pid: Number(pid), parent, began, ticks: user + system };
}

/** All processes, oldest first; none without /proc. */
function allProcesses(): Process[] {
  const found: Process[] = [];
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const read = readProcess(readFileSync(`/proc/${name}/stat`, 'utf8'));
        if (read) found.push(read);
      } catch {
        // It has ended meanwhile.
      }
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => a.began - b.began || a.pid - b.pid);
}

/**
 * Counts the processor seconds of a process and all its descendants. Samples twice a second, so processes that live
 * shorter are missed. The returned function stops the counting and returns the seconds, null when the system does not
 * report them.
 */
export function countProcessors(root: number, look = allProcesses): () => number | null {
  const seen = new Map<string, number>();
  const pids = new Set([root]);
  const add = () => {
    for (const { pid, parent, began, ticks } of look()) {
      const key = `${pid} ${began}`;
      if (pid !== root && !pids.has(parent) && !seen.has(key)) continue;
      pids.add(pid);
      seen.set(key, ticks);
    }
  };
  add();
  const timer = setInterval(add, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    add();
    const ticks = [...seen.values()].reduce((sum, one) => sum + one, 0);
    return seen.size > 0 ? ticks / TICKS_PER_SECOND : null;
  };
}
