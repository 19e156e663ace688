import { DRAWING } from '@/artwork/src/cover';
import { hashOf } from '@/artwork/src/drawing/seed';
import { isPictureType, type Picture } from './picture';

/** Stored widths of the pictures of an offer in pixels. */
const WIDTHS = ['480', '960'] as const;

/** The pictures of an offer: a wide one with a scene, and the motif alone. */
const FORMS = ['banner', 'mark'] as const;

export type OfferDrawing = {
  /** The offer's id. */
  id: string;
  form: (typeof FORMS)[number];
  /** The game, or what stands for one, whose motif is drawn. */
  subject: { id: string; name: string };
};

const folderOf = ({ id, form, subject }: OfferDrawing): string =>
  `${id}-${form}-${hashOf([DRAWING, form, subject.id, subject.name].join('|')).toString(36)}`;

/** The path template of an offer's picture below the assets address, as the contract defines it. */
export const pictureTemplate = (drawing: OfferDrawing): string => `offers/${folderOf(drawing)}/{width}.{type}`;

/** What two path segments name: a picture of an offer and its form; null when they cannot. */
export function readOfferPicture(folder: string, name: string): (Picture & Pick<OfferDrawing, 'form'>) | null {
  const [, id, of] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(banner|mark)-[a-z0-9]{1,7}$/.exec(folder) ?? [];
  const form = FORMS.find((known) => known === of);
  const [width = '', type = '', ...more] = name.split('.');
  if (!id || !form || more.length > 0 || !WIDTHS.some((known) => known === width) || !isPictureType(type)) return null;
  return { id, form, folder, file: `offers/${folder}/${name}`, width: Number(width), type, wide: false };
}

/** Whether a picture that was asked for is of this drawing, in the version drawn now. */
export const isOf = (drawing: OfferDrawing, { folder }: Picture): boolean => folderOf(drawing) === folder;
