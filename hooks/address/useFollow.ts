import { useRouter } from 'next/router';
import { useMemo, type SyntheticEvent, type MouseEvent } from 'react';
import { localised } from '@/domain/links/localised';
import { goTo } from './goTo';

export type Follow = {
  /** The address of a path of ours in the page's language. */
  addressOf: (path: string) => string;
  /** For plain links with such an address: opened without loading the document anew, its script fetched on approach. */
  handlers: {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
    onPointerEnter: (event: SyntheticEvent<HTMLAnchorElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLAnchorElement>) => void;
  };
};

/** A click that the browser should handle itself: with a modifier, another button, or for another tab. */
export const isBrowsers = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');

/** The address names its language already. */
const AS_WRITTEN = { locale: false } as const;

/**
 * What next/link does, once for many links: it prepares each link with a dozen hooks, which on a lobby is as much CPU for
 * the server as all the rest, and three kilobytes for the browser.
 */
export function useFollow(): Follow {
  const router = useRouter();
  return useMemo(() => {
    const approach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
      void router.prefetch(currentTarget.getAttribute('href') ?? '/', undefined, AS_WRITTEN).catch(() => undefined);
    return {
      addressOf: (path) => localised(path, router.locale),
      handlers: {
        onClick: (event) => {
          if (event.defaultPrevented || isBrowsers(event)) return;
          event.preventDefault();
          void goTo(router, 'push', event.currentTarget.getAttribute('href') ?? '/');
        },
        onPointerEnter: approach,
        onFocus: approach,
      },
    };
  }, [router]);
}
