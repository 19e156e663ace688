import { pictureOf, type PicturedGame } from './picture';
import { type Pictures } from './pictures';

/** What most first visits ask for: a phone of two or three pixels, and a desktop of two. */
const FIRST = [
  ['240', 'avif'],
  ['360', 'avif'],
] as const;

/**
 * Draws the covers of these games before anyone asks, one after the other, so that it is never in a visitor's way for
 * longer than one picture. Stops quietly when the pictures are closed.
 */
export async function warmPictures(pictures: Pictures, games: readonly PicturedGame[]): Promise<void> {
  for (const game of games) {
    for (const [width, type] of FIRST) await pictures.have(game, pictureOf(game, width, type));
  }
}
