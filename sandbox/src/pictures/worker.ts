import { parentPort } from 'node:worker_threads';
import { type Painted, type PaintJob } from './painter';
import { rasterise } from './rasterise';

/* The thread that draws covers: takes one job at a time and answers its bytes or its error. */

async function work({ game, picture }: PaintJob): Promise<void> {
  const painted: Painted = await rasterise(game, picture).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ problem: String(error) }),
  );
  parentPort?.postMessage(painted);
}
parentPort?.on('message', (job: PaintJob) => void work(job));
