import { useEffect } from 'react';
import { REAL_PLAYED } from '@/hooks/player/useRealPlayed';

/** Body classes: set while a game's page is open, and while its game is played (GAME-05). */
const GAME_PAGE = 'game-page';
export const GAME_PLAYING = 'game-playing';

function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}

/** Sets the body classes of a game's page, and removes them when the page is left (TRK-10). */
export function useGamePageStyle(playing: boolean, withMoney: boolean): void {
  useBodyClass(GAME_PAGE, true);
  useBodyClass(GAME_PLAYING, playing);
  useBodyClass(REAL_PLAYED, withMoney);
}
