import type { HttpCall } from './call';
import { createHttp, type HttpOptions } from './http';
import { noteServerTime } from './serverClock';

/** The HTTP client of a tab, which also learns the backend's clock from the answers (OP-083). */
export const browserHttp = (options: HttpOptions): HttpCall => createHttp({ ...options, onDate: noteServerTime });
