import { useRouter } from 'next/router';
import { useMemo, type SyntheticEvent, type MouseEvent } from 'react';
import { localised } from '@/domain/links/localised';
import { isAbsentAddress } from '@/domain/site/absent';
import { useSettings } from '@/hooks/useSettings';
import { goTo } from './goTo';

export type Follow = {
  /** Adds the page's language to a path of this site. */
  addressOf: (path: string) => string;
  /** Whether a path leads to something this casino does not offer; nothing links there. */
  isAbsent: (path: string) => boolean;
  /** Handlers for plain links with such an address: client-side navigation, prefetched on hover and focus. */
  handlers: {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
    onPointerEnter: (event: SyntheticEvent<HTMLAnchorElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLAnchorElement>) => void;
  };
};

/** Whether the browser should handle a click itself: a modifier, another button, or another tab. */
export const isBrowsers = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');

/** The address already includes its language. */
const AS_WRITTEN = { locale: false } as const;

/**
 * Replaces next/link where there are many links: each next/link runs a dozen hooks, which in the lobby doubles the
 * server's CPU time, and it adds three kilobytes to the browser's scripts. `how`: whether following a link adds a history
 * entry, or replaces that of the dialog which the link is in.
 */
export function useFollow(how: 'push' | 'replace' = 'push'): Follow {
  const router = useRouter();
  const { absent } = useSettings();
  return useMemo(() => {
    const approach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
      void router.prefetch(currentTarget.getAttribute('href') ?? '/', undefined, AS_WRITTEN).catch(() => undefined);
    return {
      addressOf: (path) => localised(path, router.locale),
      isAbsent: (path) => isAbsentAddress(path, { absent }),
      handlers: {
        onClick: (event) => {
          if (event.defaultPrevented || isBrowsers(event)) return;
          event.preventDefault();
          const href = event.currentTarget.getAttribute('href') ?? '/';
          // The press is seen first: on a slow device the router works for longer than a frame. As the search’s `whenDrawn`; one
          // module for both would weigh more than First Load has room for (e2e/host/weight.host.spec.ts).
          requestAnimationFrame(() => setTimeout(() => void goTo(router, how, href)));
        },
        onPointerEnter: approach,
        onFocus: approach,
      },
    };
  }, [router, absent, how]);
}
