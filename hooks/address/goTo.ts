import type { NextRouter } from 'next/router';
import { localised } from '@/domain/links/localised';

type Options = { shallow?: boolean; scroll?: boolean };

/**
 * Goes to an address of ours that names its language, without loading the document anew. Next's router sees the language
 * of `/de/casino?a=1`, but not that of `/de?a=1`, for which it finds no page: a home page is named beside its address.
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
