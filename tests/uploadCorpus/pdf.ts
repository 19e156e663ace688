import { ascii, join } from './bytes';

type Parts = {
  /** Further entries of the catalogue, the document's root dictionary. */
  catalogue?: string;
  /** Objects after the page, from number 4. */
  objects?: readonly string[];
  trailer?: string;
  end?: string;
};

/** A document of one empty page with a correct cross-reference table. */
export function pdf({ catalogue = '', objects = [], trailer = '', end = '\n' }: Parts = {}): Uint8Array {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    ...objects,
  ];
  let file = '%PDF-1.7\n';
  const places = all.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF${end}`;
  return ascii(file);
}

/** A document with an incremental update after its end, as form fillers write it. */
export const updated = (): Uint8Array =>
  join(
    pdf(),
    ascii('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj\n'),
    ascii('xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
  );

/** A document padded with an object stream to a size in bytes. */
export function paddedTo(size: number): Uint8Array {
  const stream = (length: number) => [`<< /Length ${length} >>\nstream\n${' '.repeat(length)}\nendstream`];
  // The lengths in the file have the same number of digits at any size near this one.
  const around = pdf({ objects: stream(size - 1_000) }).length;
  return pdf({ objects: stream(size - 1_000 + (size - around)) });
}
