import { gradients } from './drawing/paint';
import { group } from './drawing/svg';
import { MOTIFS } from './families/motifs';
import { attribute, plain, subjectOf } from './subject';

/** The motif of a name alone, in the colours of its cover, on a transparent ground of 260×300. */
export function mark({ id, name: raw }: { id: string; name: string }): string {
  const name = plain(raw);
  const { motif, palette } = subjectOf(id, name);
  const drawn = group('translate(130 150) scale(1.05)', MOTIFS[motif](palette.motif));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 300" width="260" height="300" role="img" aria-label="${attribute(name)}"><defs>${gradients(palette.motif)}</defs>${drawn}</svg>`;
}
