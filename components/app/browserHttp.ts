import Router from 'next/router';
import { DEFAULT_LOCALE } from '@/config/locale';
import type { HttpCall } from '@/services/call';
import { readStored, STORED } from '@/services/storage';

let client: Promise<HttpCall> | undefined;

const load = async (): Promise<HttpCall> => {
  const { createHttp } = await import('@/services/http');
  return createHttp({
    baseUrl: '',
    language: () => Router.locale ?? DEFAULT_LOCALE,
    token: () => readStored(STORED.token),
  });
};

/** The browser's client. The library arrives with the first call, not with the page (20 KiB off every first load). */
export const browserHttp: HttpCall = async (request) => {
  client ??= load();
  const http = await client.catch((error: unknown) => {
    // The chunk did not come: the next call tries again.
    client = undefined;
    throw error;
  });
  return http(request);
};
