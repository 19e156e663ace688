import type { HttpCall } from './call';
import { createHttp, type HttpOptions } from './http';
import { noteServerTime } from './serverClock';
import { withStepUp } from './stepUp';

/** The HTTP client of a tab, which also learns the backend's clock from the answers (OP-083) and asks for proofs. */
export const browserHttp = (options: HttpOptions): HttpCall =>
  withStepUp(createHttp({ ...options, onDate: noteServerTime }));
