/** The bytes of a text, one per character (Latin-1). */
export const ascii = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** Concatenates the parts. */
export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An integer in so many bytes, big-endian. */
export const bigEndian = (value: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) & 0xff);

const littleEndian = (value: number, length: number): Uint8Array => bigEndian(value, length).reverse();

/** A complete ZIP archive without files, starting at byte `at` of its file: readers look only at the end. */
export const zip = (at = 0): Uint8Array =>
  join(ascii('PK\x05\x06'), new Uint8Array(12), littleEndian(at, 4), littleEndian(0, 2));
