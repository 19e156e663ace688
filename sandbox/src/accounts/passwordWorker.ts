import { parentPort } from 'node:worker_threads';
import { doPasswordJob, type PasswordJob } from './passwordHash';

/** A job with the number under which its answer is waited for. */
export type NumberedJob = { number: number; job: PasswordJob };
/** What came of it. */
export type NumberedAnswer = { number: number } & ({ value: string } | { problem: string });

/* The thread for passwords: takes a job, answers what came of it. */

async function work({ number, job }: NumberedJob): Promise<void> {
  const answer: NumberedAnswer = await doPasswordJob(job).then(
    (value) => ({ number, value }),
    (error: unknown) => ({ number, problem: String(error) }),
  );
  parentPort?.postMessage(answer);
}
parentPort?.on('message', (job: NumberedJob) => void work(job));
