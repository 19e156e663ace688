import { pictureOf, type PicturedGame } from './picture';
import { type Pictures } from './pictures';

/** The sizes most first visits request: phones with a pixel ratio of two or three, and desktops with two. */
const FIRST = [
  ['240', 'avif'],
  ['360', 'avif'],
] as const;

/**
 * Draws the covers of these games in advance, one at a time, so that a visitor waits for at most one of them. Stops
 * silently when the pictures are closed.
 */
export async function warmPictures(pictures: Pictures, games: readonly PicturedGame[]): Promise<void> {
  for (const game of games) {
    for (const [width, type] of FIRST) await pictures.have(game, pictureOf(game, width, type));
  }
}
