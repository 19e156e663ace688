import { useEffect } from 'react';
import { REAL_PLAYED } from '@/hooks/player/useRealPlayed';

/** Body classes: set while a game's page is open, while its game is played (GAME-05), and while that fills a phone. */
const GAME_PAGE = 'game-page';
export const GAME_PLAYING = 'game-playing';
export const GAME_FILLS = 'game-fills';

function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}

type Style = { playing: boolean; withMoney: boolean; fillsPhone: boolean };

/** Sets the body classes of a game's page, and removes them when the page is left (TRK-10). */
export function useGamePageStyle({ playing, withMoney, fillsPhone }: Style): void {
  useBodyClass(GAME_PAGE, true);
  useBodyClass(GAME_PLAYING, playing);
  useBodyClass(REAL_PLAYED, withMoney);
  useBodyClass(GAME_FILLS, fillsPhone);
}
