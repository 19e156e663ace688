import { useEffect } from 'react';

/** The class of the document while a game's page is open, and besides while its game is being played (GAME-05). */
const GAME_PAGE = 'game-page';
export const GAME_PLAYING = 'game-playing';

function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}

/** Styles the document as a game's page, and takes the style off when the page is left (TRK-10). */
export function useGamePageStyle(playing: boolean): void {
  useBodyClass(GAME_PAGE, true);
  useBodyClass(GAME_PLAYING, playing);
}
