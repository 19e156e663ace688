/** Starts the search's worker; the build makes a file of it. Throws where a browser refuses workers. */
export const openWorker = (): Worker => new Worker(new URL('./searchWorker.ts', import.meta.url));
