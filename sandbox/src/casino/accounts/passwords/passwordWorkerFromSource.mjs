// Starts passwordWorker.ts when the sandbox runs from source: a thread does not inherit tsx from the process.
import { register } from 'tsx/esm/api';

register();
await import('./passwordWorker.ts');
