import type { NextRouter } from 'next/router';
import { localised } from '@/domain/links/localised';

type Options = { shallow?: boolean; scroll?: boolean };

/**
 * Client-side navigation to an address that includes its language. Next's router recognises the language in
 * `/de/casino?a=1` but not in `/de?a=1`, for which it finds no page, so a home page is passed besides its address.
 */
export function goTo(
  router: Pick<NextRouter, 'locale' | 'push' | 'replace'>,
  how: 'push' | 'replace',
  address: string,
  options: Options = {},
): Promise<boolean> {
  const [path = ''] = address.split(/[?#]/, 1);
  const page = path === localised('/', router.locale) ? `/${address.slice(path.length)}` : address;
  return router[how](page, address, { ...options, locale: false });
}
