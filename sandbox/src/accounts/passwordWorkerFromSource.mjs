// passwordWorker.ts for a sandbox that runs from its sources: a thread does not inherit tsx from the process.
import { register } from 'tsx/esm/api';

register();
await import('./passwordWorker.ts');
