import { Worker } from 'node:worker_threads';
import { type PasswordJob } from './passwordHash';
import { type NumberedAnswer } from './passwordWorker';

/** Thrown when the queue of the password thread is full. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

type Waiting = { resolve: (value: string) => void; reject: (error: Error) => void };

/**
 * A worker thread for password jobs, in order, so that hashing never blocks other requests. It starts with the first
 * job, does not keep the process alive, and is restarted after a crash. Rejects with PasswordsBusy beyond `capacity`
 * waiting jobs.
 */
export function createPasswordThread(file: string, capacity: number) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function loseAll(problem: string): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(problem));
    waiting.clear();
  }

  function start(): Worker {
    const thread = new Worker(file);
    const lose = (problem: string) => {
      if (worker === thread) loseAll(problem);
    };
    thread.on('message', (answer: NumberedAnswer) => {
      const one = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('value' in answer) one?.resolve(answer.value);
      else one?.reject(new Error(answer.problem));
    });
    thread.on('error', (error) => lose(String(error)));
    thread.on('exit', (code) => lose(`The thread for passwords ended with ${code}`));
    thread.unref();
    return thread;
  }

  return {
    run: (job: PasswordJob): Promise<string> =>
      new Promise((resolve, reject) => {
        if (waiting.size >= capacity) return reject(new PasswordsBusy(`${capacity} passwords are waiting`));
        worker ??= start();
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ number: last, job });
      }),
    /** Ends the thread; waiting jobs are rejected. */
    async close(): Promise<void> {
      const thread = worker;
      loseAll('The thread for passwords has ended');
      await thread?.terminate();
    },
  };
}
