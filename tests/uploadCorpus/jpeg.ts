import { ascii, bigEndian, join } from './bytes';

const decode = (text: string): Uint8Array => ascii(atob(text));

/** A plain baseline image of 24 by 16 pixels. */
export const BASELINE = decode(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AtAM9cAB//9k=',
);

/** The same image, progressive. */
export const PROGRESSIVE = decode(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAgT/2gAMAwEAAhADEAAAAbRnsD//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/AT//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/AT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEAQf/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxBf/9k=',
);

/** A segment with its marker (0xE1 for APP1, 0xFE for a comment). */
export const segment = (marker: number, content: Uint8Array): Uint8Array =>
  join(Uint8Array.of(0xff, marker), bigEndian(content.length + 2, 2), content);

/** The image with segments right after its first marker. */
export const withSegments = (...segments: readonly Uint8Array[]): Uint8Array =>
  join(BASELINE.slice(0, 2), ...segments, BASELINE.slice(2));

/** The image padded with comments to a size in bytes. */
export function paddedTo(size: number): Uint8Array {
  const segments: Uint8Array[] = [];
  let left = size - BASELINE.length;
  while (left > 0) {
    // A segment is at most 65,537 bytes with its four-byte header; the last two share the rest.
    const whole = left > 65_537 + 4 ? 65_537 : left > 65_537 ? left - 8 : left;
    segments.push(segment(0xfe, new Uint8Array(whole - 4).fill(0x20)));
    left -= whole;
  }
  return withSegments(...segments);
}
