import type { HttpCall } from './call';
import { createHttp, type HttpOptions } from './http';
import { noteServerTime } from './serverClock';

/** The client of a tab, which learns the backend's clock from what it is answered (OP-083). */
export const browserHttp = (options: HttpOptions): HttpCall => createHttp({ ...options, onDate: noteServerTime });
