import { parentPort } from 'node:worker_threads';
import { doPasswordJob, type PasswordJob } from './passwordHash';

/** A job with the number that its answer refers to. */
export type NumberedJob = { number: number; job: PasswordJob };
export type NumberedAnswer = { number: number } & ({ value: string } | { problem: string });

/* The password worker thread: runs jobs and posts their results. */

async function work({ number, job }: NumberedJob): Promise<void> {
  const answer: NumberedAnswer = await doPasswordJob(job).then(
    (value) => ({ number, value }),
    (error: unknown) => ({ number, problem: String(error) }),
  );
  parentPort?.postMessage(answer);
}
parentPort?.on('message', (job: NumberedJob) => void work(job));
