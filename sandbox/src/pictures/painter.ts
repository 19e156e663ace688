import { Worker } from 'node:worker_threads';
import { type OfferDrawing } from './offerPicture';
import { type Picture, type PicturedGame } from './picture';

/** What is drawn: the cover of a game, or a picture of an offer. */
export type Drawing = PicturedGame | OfferDrawing;

export type PaintJob = {
  drawing: Drawing;
  picture: Pick<Picture, 'width' | 'type'> & Partial<Pick<Picture, 'wide'>>;
};

export type Painted = { bytes: Uint8Array } | { problem: string };

/** The queue of the painter is full. */
export class PainterBusy extends Error {
  override name = 'PainterBusy';
}

export type Painter = {
  /** The bytes of a picture. Rejects with PainterBusy when the queue is full, and when drawing fails. */
  paint: (job: PaintJob) => Promise<Uint8Array>;
  /** Ends the thread and rejects queued jobs. */
  close: () => Promise<void>;
};

type Waiting = { job: PaintJob; resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/**
 * One thread that draws pictures in request order. It starts with the first job, does not keep the process alive, and
 * is restarted after a crash. `capacity` is the number of jobs that may wait besides the running one.
 */
export function createPainter(file: string, capacity: number): Painter {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let closed = false;

  function next(): void {
    current = queue.shift() ?? null;
    if (!current) return;
    worker ??= start();
    worker.postMessage(current.job);
  }

  function settle(painted: Painted): void {
    const done = current;
    next();
    if ('bytes' in painted) done?.resolve(painted.bytes);
    else done?.reject(new Error(painted.problem));
  }

  function start(): Worker {
    const thread = new Worker(file);
    const lose = (problem: string) => {
      if (worker !== thread) return;
      worker = null;
      settle({ problem });
    };
    thread.on('message', settle);
    thread.on('error', (error) => lose(String(error)));
    thread.on('exit', (code) => lose(`The painter ended with ${code}`));
    thread.unref();
    return thread;
  }

  return {
    paint: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The painter has ended'));
        if (queue.length >= capacity) return reject(new PainterBusy(`${capacity} pictures are waiting`));
        queue.push({ job, resolve, reject });
        if (!current) next();
      }),
    async close() {
      closed = true;
      const lost = [...(current ? [current] : []), ...queue.splice(0)];
      const thread = worker;
      [current, worker] = [null, null];
      for (const { reject } of lost) reject(new Error('The painter has ended'));
      await thread?.terminate();
    },
  };
}
