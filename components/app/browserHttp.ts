import type { HttpCall } from '@/services/call';
import { readStored, STORED } from '@/services/storage';

/** A tab's client; `speak` changes the language of the calls from now on. */
export type BrowserHttp = { http: HttpCall; speak: (code: string) => void };

/**
 * The browser's client. Its calls carry the language the page is shown in, which is what the server asked in too: English
 * at an address whose language is not offered (I18N-14, OP-001). The library arrives with the first call, not with the
 * page (20 KiB off every first load).
 */
export function browserHttp(code: string): BrowserHttp {
  let language = code;
  let client: Promise<HttpCall> | undefined;
  const load = async (): Promise<HttpCall> => {
    const { createHttp } = await import('@/services/http');
    return createHttp({ baseUrl: '', language: () => language, token: () => readStored(STORED.token) });
  };
  const http: HttpCall = async (request) => {
    client ??= load();
    const loaded = await client.catch((error: unknown) => {
      // The chunk did not come: the next call tries again.
      client = undefined;
      throw error;
    });
    return loaded(request);
  };
  return { http, speak: (next) => void (language = next) };
}
