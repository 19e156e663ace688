import { useEffect, type RefObject } from 'react';
import { BAR_KEY } from '@/domain/game/frameMessages';

/**
 * While a game is played, the bar's key moves the focus to the bar, and from there back into the game. A frame hands its
 * own press over (`toBar`), which then arrives here like one on the page.
 */
export function useBarKey(
  bar: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  playing: boolean,
): void {
  useEffect(() => {
    if (!playing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== BAR_KEY || !bar.current || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const isThere = bar.current.contains(document.activeElement);
      (isThere ? frame : bar).current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bar, frame, playing]);
}
