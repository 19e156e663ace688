/** Starts the search worker, which is bundled as a separate file. Throws where the browser forbids workers. */
export const openWorker = (): Worker => new Worker(new URL('./searchWorker.ts', import.meta.url));
