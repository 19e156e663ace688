import { DRAWING } from '@/artwork/src/cover';
import { hashOf } from '@/artwork/src/drawing/seed';

/** Stored widths of a cover in pixels; all give whole 3:4 pictures, and 16:10 ones to half a pixel. */
const WIDTHS = ['180', '240', '360', '480'] as const;

const TYPES = ['avif', 'webp'] as const;

export type PictureType = (typeof TYPES)[number];

export const isPictureType = (text: string): text is PictureType => TYPES.some((known) => known === text);

/** `features` tell a live table from a slot, which differ in their wide pictures only. */
export type PicturedGame = { id: string; name: string; studioName: string; features?: readonly string[] };

/** One file of a cover, 3:4 or (`wide`) 16:10; `file` is its path below the pictures' folder. */
export type Picture = { id: string; folder: string; file: string; width: number; type: PictureType; wide: boolean };

/** What the file names of wide pictures begin with. */
const WIDE = 'wide-';

export const MEDIA_TYPES: Readonly<Record<PictureType, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** The folder of a game's pictures. It changes with the name, the studio and the drawing version. */
export const pictureFolder = ({ id, name, studioName }: PicturedGame): string =>
  `${id}-${hashOf([DRAWING, id, name, studioName].join('|')).toString(36)}`;

/** The path template of a game's pictures below the assets address, as the contract defines it. */
export const pictureTemplate = (game: PicturedGame): string => `games/${pictureFolder(game)}/{width}.{type}`;

/** The path template of a game's wide pictures, like `pictureTemplate`. */
export const widePictureTemplate = (game: PicturedGame): string => `games/${pictureFolder(game)}/${WIDE}{width}.{type}`;

/** One picture of a game by width and type. */
export function pictureOf(game: PicturedGame, width: (typeof WIDTHS)[number], type: PictureType): Picture {
  const folder = pictureFolder(game);
  return { id: game.id, folder, file: `${folder}/${width}.${type}`, width: Number(width), type, wide: false };
}

/** The picture that two path segments name, or null when the width, type or folder is invalid. */
export function readPicture(folder: string, name: string): Picture | null {
  const [, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-[a-z0-9]{1,7}$/.exec(folder) ?? [];
  const wide = name.startsWith(WIDE);
  const size = wide ? name.slice(WIDE.length) : name;
  const width = WIDTHS.find((known) => size.startsWith(`${known}.`));
  const type = TYPES.find((known) => size === `${width}.${known}`);
  return id && width && type ? { id, folder, file: `${folder}/${name}`, width: Number(width), type, wide } : null;
}
