import { crc32, deflateSync } from 'node:zlib';
import { ascii, bigEndian, join } from './bytes';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk with its length and checksum. */
export function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = join(ascii(name), content);
  return join(bigEndian(content.length, 4), named, bigEndian(crc32(named), 4));
}

const header = (width: number, height: number, depth: number, colour: number): Uint8Array =>
  chunk('IHDR', join(bigEndian(width, 4), bigEndian(height, 4), Uint8Array.of(depth, colour, 0, 0, 0)));

const pixels = (rowBytes: number, rows: number): Uint8Array =>
  chunk('IDAT', new Uint8Array(deflateSync(new Uint8Array((rowBytes + 1) * rows))));

/** The last chunk of every image. */
export const END = chunk('IEND', new Uint8Array());

/** An image of 24 by 16 pixels with extra chunks before its pixel data. */
export const withChunks = (...chunks: readonly Uint8Array[]): Uint8Array =>
  join(SIGNATURE, header(24, 16, 8, 2), ...chunks, pixels(72, 16), END);

/** Black pixels in true colour. */
export const COLOUR = withChunks();
export const GREY = join(SIGNATURE, header(24, 16, 8, 0), pixels(24, 16), END);
export const DEEP = join(SIGNATURE, header(24, 16, 16, 0), pixels(48, 16), END);
export const ALPHA = join(SIGNATURE, header(24, 16, 8, 6), pixels(96, 16), END);
export const PALETTE = join(
  SIGNATURE,
  header(24, 16, 8, 3),
  chunk('PLTE', Uint8Array.of(200, 180, 120)),
  pixels(24, 16),
  END,
);

/** An image that claims this size; its few bytes hold almost none of the pixels. */
export const sayingItIs = (width: number, height: number): Uint8Array =>
  join(SIGNATURE, header(width, height, 8, 0), pixels(24, 16), END);

/** A text chunk. */
export const text = (words: string): Uint8Array => chunk('tEXt', ascii(`Comment\0${words}`));

/** The image padded with an empty chunk to a size in bytes. */
export const paddedTo = (size: number): Uint8Array =>
  withChunks(chunk('paDd', new Uint8Array(size - COLOUR.length - 12)));

/** The image with one bit of its pixel data's checksum flipped. */
export function withWrongSum(): Uint8Array {
  const bytes = COLOUR.slice();
  bytes[bytes.length - END.length - 1]! ^= 1;
  return bytes;
}
