import { useRouter } from 'next/router';
import { useMemo, type MouseEvent } from 'react';
import { localised } from '@/domain/links/localised';

export type Follow = {
  /** The address of a path of ours in the page's language. */
  addressOf: (path: string) => string;
  /** For `onClick` of a plain link with such an address: opens it without loading the document anew. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A click that the browser should handle itself: with a modifier, another button, or for another tab. */
const isOwn = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');

/**
 * Links of a long list as plain anchors: next/link prepares each one with a dozen hooks, which for sixty tiles is as much
 * CPU on the server as all the rest of the page.
 */
export function useFollow(): Follow {
  const router = useRouter();
  return useMemo(
    () => ({
      addressOf: (path) => localised(path, router.locale),
      follow: (event) => {
        if (event.defaultPrevented || isOwn(event)) return;
        event.preventDefault();
        // The address names its language already.
        void router.push(event.currentTarget.getAttribute('href') ?? '/', undefined, { locale: false });
      },
    }),
    [router],
  );
}
