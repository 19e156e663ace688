import { parentPort } from 'node:worker_threads';
import { type Painted, type PaintJob } from './painter';
import { rasterise } from './rasterise';

/* The thread that draws pictures: takes one job at a time and answers its bytes or its error. */

async function work({ drawing, picture }: PaintJob): Promise<void> {
  const painted: Painted = await rasterise(drawing, picture).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ problem: String(error) }),
  );
  parentPort?.postMessage(painted);
}
parentPort?.on('message', (job: PaintJob) => void work(job));
