import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

/** A process as /proc tells it; `began` tells two apart that had the same number one after the other. */
type Process = { pid: number; parent: number; began: number; ticks: number };

/** One line of /proc/PID/stat; null where it is none. The name of a program may hold spaces and brackets. */
export function readProcess(line: string): Process | null {
  const [, pid, rest] = /^(\d+) \(.*\) \S (.*)$/s.exec(line) ?? [];
  if (!pid || !rest) return null;
  const fields = rest.split(' ').map(Number);
  const [parent, user, system, began] = [fields[0]!, fields[10]!, fields[11]!, fields[18]!];
  return { pid: Number(pid), parent, began, ticks: user + system };
}

/** All processes, the oldest first; none where there is no /proc. */
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
 * Counts the processor seconds of a process and of all that it starts, and they in turn. Looks twice a second: what lives
 * shorter is missed. The answer ends the counting: the seconds, null where this system does not tell them.
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
