import { hashOf } from '../drawing/seed';

/** Raised when the same game would be drawn differently than before, so that caches ask anew. */
const DRAWING = 1;

/** Widths in pixels a cover is kept in; all make whole 3:4 pictures. */
const WIDTHS = ['180', '240', '360', '480'] as const;

const TYPES = ['avif', 'webp'] as const;

export type PictureType = (typeof TYPES)[number];

/** What a cover is drawn from. */
export type PicturedGame = { id: string; name: string; studioName: string };

/** One file of a cover; `file` is its place below the pictures' folder. */
export type Picture = { id: string; folder: string; file: string; width: number; type: PictureType };

export const MEDIA_TYPES: Readonly<Record<PictureType, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** The folder of a game's pictures. It is another one when name, studio or the way of drawing change. */
export const pictureFolder = ({ id, name, studioName }: PicturedGame): string =>
  `${id}-${hashOf([DRAWING, id, name, studioName].join('|')).toString(36)}`;

/** The path of a game's pictures below the assets address, as the contract writes it. */
export const pictureTemplate = (game: PicturedGame): string => `games/${pictureFolder(game)}/{width}.{type}`;

/** One picture of a game by name. */
export function pictureOf(game: PicturedGame, width: (typeof WIDTHS)[number], type: PictureType): Picture {
  const folder = pictureFolder(game);
  return { id: game.id, folder, file: `${folder}/${width}.${type}`, width: Number(width), type };
}

/** The picture two parts of an address name, or null when there is no such width, type or form of folder. */
export function readPicture(folder: string, name: string): Picture | null {
  const [, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-[a-z0-9]{1,7}$/.exec(folder) ?? [];
  const width = WIDTHS.find((known) => name.startsWith(`${known}.`));
  const type = TYPES.find((known) => name === `${width}.${known}`);
  return id && width && type ? { id, folder, file: `${folder}/${name}`, width: Number(width), type } : null;
}
