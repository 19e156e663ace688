/** QR error correction: Reed-Solomon over GF(256) with the polynomial 0x11d (ISO/IEC 18004). */

/** Product of two field elements, bit by bit. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** Generator polynomial of a degree, highest power first, without the leading 1. */
function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let place = 0; place < degree; place++) {
      result[place] = multiply(result[place]!, root) ^ (result[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** Correction bytes of a data block; `degree` is their count. */
export function correctionOf(data: Uint8Array, degree: number): Uint8Array {
  const divisor = generator(degree);
  const rest = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[degree - 1] = 0;
    divisor.forEach((value, place) => {
      rest[place]! ^= multiply(value, factor);
    });
  }
  return rest;
}
