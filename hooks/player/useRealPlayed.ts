import { useSyncExternalStore } from 'react';

/** Body class while a game of this page is played with real money. */
export const REAL_PLAYED = 'game-real';

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};

/** Whether a game of this page is played with real money: then its frame says what a round did to the balance. */
export const useRealPlayed = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.body.classList.contains(REAL_PLAYED),
    () => false,
  );
