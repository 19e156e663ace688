// worker.ts for a sandbox run from source: a thread does not inherit tsx from the process.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
